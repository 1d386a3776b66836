export { messageFiles, messages } from './messages.ts'
