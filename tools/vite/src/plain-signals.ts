import type { Plugin } from 'vite'

const ofReact = /node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/
const signals = /(\w+Exception) = Error\(formatProdErrorMessage\(\d+\)\)/g

/**
 * What React throws only to stop its own work, and tells by identity, it makes as errors when its module is evaluated. A
 * browser that is inspected, as by whoever measures the page, then looks up where each was made and reads the whole file
 * again for it, in the longest task of a page that comes alive. Nobody ever sees where: they need no place.
 */
export function plainSignals(): Plugin {
  return {
    name: 'plain-signals',
    transform: { filter: { id: ofReact }, handler: (code) => ({ code: withPlainSignals(code), map: null }) },
  }
}

/** React's source with its signals made without asking where. */
export function withPlainSignals(code: string): string {
  return code.replace(signals, '$1 = Object.create(Error.prototype)')
}
