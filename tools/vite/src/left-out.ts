import type { Plugin } from 'vite'

/**
 * Parts of the router that do nothing unless they are switched on: finding routes piece by piece (all of them come at first,
 * `react-router.config.ts`) and telling others what it does. They are wired in by name, so no bundler can leave them out.
 */
const unused = /node_modules\/react-router\/dist\/production\/lib\/(dom\/ssr\/fog-of-war|router\/instrumentation)\.js$/

/** What a browser never runs of the packages that every page needs, it does not get. */
export function leftOut(): Plugin {
  return {
    name: 'left-out',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: { filter: { id: unused }, handler: (code) => ({ code: doingNothing(code), map: null }) },
  }
}

/** A module with the same names, each of them a function that does nothing. */
export function doingNothing(code: string): string {
  const names = /^export \{ (.+) \};$/m.exec(code)?.[1]?.split(', ')
  if (!names) throw new Error('A module that is left out says no longer what it exports in one line')
  return `const nothing = () => {}\nexport { ${names.map((name) => `nothing as ${name}`).join(', ')} }`
}
