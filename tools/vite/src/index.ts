export { entryChunk } from './entry-chunk.ts'
export { messageFiles, messages } from './messages.ts'
export { inlineScripts } from './inline-script.ts'
export { pages } from './pages.ts'
