import { normalisePermalink } from '@ott/catalogue'
import type { ExistingIds, NewGenre, NewPage, NewTitle, LocalizedText } from '@ott/catalogue-store'
import { collectErrors } from './validation-errors.ts'
import type { ErrorCollector } from './validation-errors.ts'
import type { FileFormat } from './file-format.ts'
import { readFile } from './read-file.ts'
import type { FileRecord } from './record.ts'
import { ImportError } from './import-error.ts'

/** The content of a checked file except for its titles, which are read again one by one. */
export type CheckedFile = {
  errors: ErrorCollector
  genres: NewGenre[]
  tags: { slug: string; name: LocalizedText }[]
  people: { personId: string; name: LocalizedText; portrait?: string }[]
  pages: NewPage[]
  popularSearches: LocalizedText[] | null
  /** The permalink of each title, and the series of each episode. */
  titles: Map<string, string>
  episodes: Map<string, string>
  /** The line that defines a name, and the lines that refer to it. */
  defined: Map<string, number>
  referenced: Map<string, number[]>
}

/** An unknown name is reported for its first lines only. */
const maxReportedUses = 20

/** Checks a file without the catalogue. `onRead` is called with the bytes read so far. */
export async function checkFile(file: string, format: FileFormat, onRead: (bytes: number) => void): Promise<CheckedFile> {
  const checked: CheckedFile = {
    errors: collectErrors(),
    genres: [],
    tags: [],
    people: [],
    pages: [],
    popularSearches: null,
    titles: new Map(),
    episodes: new Map(),
    defined: new Map(),
    referenced: new Map(),
  }
  let records = 0
  for await (const read of readFile(file, format)) {
    records += 1
    onRead(read.bytes)
    if ('record' in read) addRecord(checked, read.line, read.record)
    else for (const error of read.errors) checked.errors.add(read.line, error)
  }
  if (records === 0) throw new ImportError(`${file} is empty.`)
  return checked
}

function addRecord(checked: CheckedFile, line: number, record: FileRecord): void {
  const define = (kind: string, name: string) => {
    const before = checked.defined.get(`${kind} ${name}`)
    if (before === undefined) checked.defined.set(`${kind} ${name}`, line)
    else checked.errors.add(line, `the ${kind} ${name} is already on line ${before}`)
  }
  const refer = (kind: string, name: string) => {
    const lines = checked.referenced.get(`${kind} ${name}`)
    if (!lines) checked.referenced.set(`${kind} ${name}`, [line])
    else if (lines.length < maxReportedUses && lines.at(-1) !== line) lines.push(line)
  }
  switch (record.record) {
    case 'genre':
      define('genre', record.slug)
      return void checked.genres.push(record)
    case 'tag':
      define('tag', record.slug)
      return void checked.tags.push(record)
    case 'person':
      define('person', record.personId)
      return void checked.people.push(record)
    case 'title':
      return addTitle(checked, record, define, refer)
    case 'page': {
      const { record: _record, ...page } = record
      define('page', page.pageId)
      for (const { moduleId, shows } of page.modules) {
        define('module', moduleId)
        if ('contentIds' in shows) for (const contentId of shows.contentIds) refer('title', contentId)
      }
      return void checked.pages.push(page)
    }
    case 'popularSearches':
      define('record', 'popularSearches')
      checked.popularSearches = record.terms
  }
}

type NoteName = (kind: string, name: string) => void

function addTitle(checked: CheckedFile, title: NewTitle, define: NoteName, refer: NoteName): void {
  const { contentId, permanentLink, genres, tags, credits, seasons } = title
  const permalink = normalisePermalink(permanentLink)
  define('content', contentId)
  define('permalink', permalink)
  checked.titles.set(contentId, permalink)
  for (const { contentId: episodeId } of seasons.flatMap(({ episodes }) => episodes)) {
    define('content', episodeId)
    checked.episodes.set(episodeId, contentId)
  }
  for (const genre of genres) refer('genre', genre)
  for (const tag of tags) refer('tag', tag)
  for (const { personId } of [...credits, ...seasons.flatMap((season) => season.credits ?? [])]) refer('person', personId)
}

/** Adds an error for each unknown name and each name that the catalogue uses for something else. */
export function checkAgainstCatalogue(taken: ExistingIds, checked: CheckedFile): void {
  const { errors, defined, referenced, titles, episodes, pages } = checked
  const isKnown: Record<string, (name: string) => boolean> = {
    genre: (name) => taken.genres.has(name),
    tag: (name) => taken.tags.has(name),
    person: (name) => taken.people.has(name),
    title: (name) => taken.titles.has(name) || titles.has(name),
  }
  for (const [key, lines] of referenced) {
    const [kind = '', name = ''] = key.split(' ')
    if (defined.has(key) || isKnown[kind]?.(name)) continue
    for (const line of lines) errors.add(line, `unknown ${kind} ${name}, neither in the file nor in the catalogue`)
  }
  const lineOf = (key: string) => defined.get(key) ?? 0
  for (const [contentId, permalink] of taken.titles) {
    if (!titles.has(contentId) && defined.has(`permalink ${permalink}`)) errors.add(lineOf(`permalink ${permalink}`), `the title ${contentId} already has the permalink ${permalink}`)
    if (episodes.has(contentId)) errors.add(lineOf(`content ${contentId}`), `${contentId} is a title in the catalogue and cannot be an episode`)
  }
  for (const [episodeId, seriesId] of taken.episodes) {
    if (defined.has(`content ${episodeId}`) && !titles.has(seriesId)) errors.add(lineOf(`content ${episodeId}`), `${episodeId} is already an episode of ${seriesId}`)
  }
  const pageIds = new Set(pages.map(({ pageId }) => pageId))
  for (const [moduleId, pageId] of taken.modules) {
    if (defined.has(`module ${moduleId}`) && !pageIds.has(pageId)) errors.add(lineOf(`module ${moduleId}`), `the module ${moduleId} is already on the page ${pageId}`)
  }
}

/** Titles with a new permalink and episodes with a new series. */
export function movedItems(taken: ExistingIds, { titles, episodes, defined }: CheckedFile): { titles: string[]; episodes: string[] } {
  return {
    titles: [...titles].filter(([contentId, permalink]) => (taken.titles.get(contentId) ?? permalink) !== permalink).map(([contentId]) => contentId),
    episodes: [...taken.episodes]
      .filter(([episodeId, seriesId]) => defined.has(`content ${episodeId}`) && episodes.get(episodeId) !== seriesId)
      .map(([episodeId]) => episodeId),
  }
}
