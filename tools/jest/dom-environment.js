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
  }
}
