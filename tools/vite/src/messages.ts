import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

type Texts = Record<string, string>

type Catalogue = Record<string, MessageFormatElement[]>

const virtual = /^\0?virtual:messages\/([a-z]{2})(?:\/(deferred))?$/

/**
 * Every page contains `messages`; `deferred-messages` load with the first screen that opens on top of a page or after
 * it.
 */
const names: Record<Tier, string> = { eager: 'messages', deferred: 'deferred-messages' }

const folders = ['libs/*/*/src', 'apps/web/app', 'apps/web/app/*']

type Tier = 'eager' | 'deferred'

/**
 * Joins the message files of the features into two modules per locale, `virtual:messages/en` and
 * `virtual:messages/en/deferred`. They are precompiled: the browser loads one locale and no ICU parser.
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
      const [, locale, tier = 'eager'] = (virtual.exec(id) ?? []) as [string?, string?, Tier?]
      if (!locale || !id.startsWith('\0')) return null
      const [files, fallbackFiles] = await Promise.all([messageFiles(workspace, locale, tier), messageFiles(workspace, 'en', tier)])
      for (const file of [...files, ...fallbackFiles]) this.addWatchFile(file)
      const { texts, missing } = fillMissing(textsOf(files), textsOf(fallbackFiles))
      for (const id of missing) this.warn(`No message ${id} in ${locale}: the English one is used`)
      return `export default ${JSON.stringify(compile(texts))}`
    },
  }
}

/** The message files of a locale, optionally of one tier, in a stable order. */
export async function messageFiles(workspace: string, locale: string, tier?: Tier): Promise<string[]> {
  const wanted = tier ? [names[tier]] : Object.values(names)
  const patterns = folders.flatMap((folder) => wanted.map((name) => `${folder}/${name}.${locale}.json`))
  const found = await Array.fromAsync(glob(patterns, { cwd: workspace }))
  return found.toSorted().map((file) => join(workspace, file))
}

/** The messages of a locale, with missing ones from another (I18N-9). */
export function fillMissing(texts: Texts, fallback: Texts): { texts: Texts; missing: string[] } {
  return { texts: { ...fallback, ...texts }, missing: Object.keys(fallback).filter((id) => !Object.hasOwn(texts, id)) }
}

function textsOf(files: string[]): Texts {
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Texts))
}

function compile(texts: Texts): Catalogue {
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)]))
}
