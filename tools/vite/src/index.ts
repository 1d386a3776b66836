export { leftOut } from './left-out.ts'
export { messageFiles, messages } from './messages.ts'
export { plainSignals } from './plain-signals.ts'
export { scriptText } from './script-text.ts'
