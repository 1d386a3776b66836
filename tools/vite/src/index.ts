export { entryChunk } from './entry-chunk.ts'
export { messageFiles, messages } from './messages.ts'
export { scriptText } from './script-text.ts'
