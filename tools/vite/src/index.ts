export { entryChunk } from './entry-chunk.ts'
export { messageFiles, messages } from './messages.ts'
export { scriptText } from './inline-script.ts'
