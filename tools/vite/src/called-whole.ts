import type { Plugin } from 'vite'

/** How such a file begins. */
export const calledWholeHint = '//# allFunctionsCalledOnLoad\n'

/**
 * Chunks of which nearly everything is called in the instant they are wanted: a browser that can compiles them as they come,
 * beside the page, instead of each function at its first call. It heeds that in a file's first line alone, so it is written
 * when everybody else has put theirs before.
 */
export function calledWhole(names: string[]): Plugin {
  return {
    name: 'called-whole',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && names.includes(file.name)) file.code = calledWholeHint + file.code
        }
      },
    },
  }
}
