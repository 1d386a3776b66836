/** Calls when there is nothing else to do; soon, in a browser that does not say when it is idle. */
export const whenIdle: (call: () => void) => unknown = globalThis.requestIdleCallback ?? setTimeout
