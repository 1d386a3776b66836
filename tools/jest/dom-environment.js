import { TestEnvironment } from 'jest-environment-jsdom'

/** jsdom lacks the web globals that Node has and that the router and the api client read. */
const missing = [
  'AbortController', 'AbortSignal', 'Headers', 'ReadableStream', 'Request', 'Response', 'TextDecoder',
  'TextDecoderStream', 'TextEncoder', 'TextEncoderStream', 'TransformStream', 'Uint8Array', 'WritableStream',
  'fetch', 'structuredClone',
]

export default class DomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    for (const name of missing) this.global[name] = globalThis[name]
    acceptNodeSignals(this.global.EventTarget.prototype)
  }
}

/** jsdom's listeners refuse an AbortSignal that is not jsdom's own. */
function acceptNodeSignals(target) {
  const { addEventListener, removeEventListener } = target
  target.addEventListener = function (type, listener, options) {
    if (!(options?.signal instanceof AbortSignal)) return addEventListener.call(this, type, listener, options)
    const { signal, ...rest } = options
    if (signal.aborted) return
    addEventListener.call(this, type, listener, rest)
    signal.addEventListener('abort', () => removeEventListener.call(this, type, listener, rest), { once: true })
  }
}
