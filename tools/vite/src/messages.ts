import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

type Catalogue = Record<string, MessageFormatElement[]>

const virtual = /^\0?virtual:messages\/([a-z]{2})(\/later)?$/
const places = ['libs/*/*/src/messages', 'apps/web/app/messages', 'apps/web/app/*/messages']

/** What opens over a page, behind it or after it brings its words along. */
const later = /^(libs\/(identity|billing)|apps\/web\/app\/[\w-]+)\//

export type Part = 'first' | 'later'

/**
 * Joins the messages that stand beside the features into one module per locale, `virtual:messages/en`, and another for
 * what no page needs at first, `virtual:messages/en/later`. They are compiled ahead of time: the browser gets one locale
 * and no ICU parser.
 */
export function messages(workspace: string): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^@formatjs\/icu-messageformat-parser$/,
            replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
          },
        ],
      },
      ssr: { noExternal: ['react-intl', '@formatjs/intl', 'intl-messageformat'] },
    }),
    resolveId: (id) => (virtual.test(id) ? `\0${id}` : null),
    async load(id) {
      const [, locale, isLater] = virtual.exec(id) ?? []
      if (!locale || !id.startsWith('\0')) return null
      const files = await messageFiles(workspace, locale, isLater ? 'later' : 'first')
      for (const file of files) this.addWatchFile(file)
      return `export default ${JSON.stringify(compile(files))}`
    },
  }
}

/** Every message file of a locale, or of a part of it, in a stable order. */
export async function messageFiles(workspace: string, locale: string, part?: Part): Promise<string[]> {
  const patterns = places.map((place) => `${place}.${locale}.json`)
  const found = await Array.fromAsync(glob(patterns, { cwd: workspace }))
  const wanted = found.filter((file) => part === undefined || (part === 'later') === later.test(file.replaceAll('\\', '/')))
  return wanted.toSorted().map((file) => join(workspace, file))
}

function compile(files: string[]): Catalogue {
  const all = files.flatMap((file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>))
  return Object.fromEntries(all.map(([id, text]) => [id, parse(text)]))
}
