import { normalisePermalink } from '@ott/catalogue'
import type { NamesTaken, NewGenre, NewPage, NewTitle, Words } from '@ott/catalogue-store'
import { collectFaults } from './validation-errors.ts'
import type { Faults } from './validation-errors.ts'
import type { FileFormat } from './file-format.ts'
import { readFile } from './read-file.ts'
import type { FileRecord } from './record.ts'
import { Refused } from './import-error.ts'

/** A file whose lines are right by themselves: all of it but the titles, which are read again one after the other. */
export type CheckedFile = {
  faults: Faults
  genres: NewGenre[]
  tags: { slug: string; name: Words }[]
  people: { personId: string; name: Words; portrait?: string }[]
  pages: NewPage[]
  popularSearches: Words[] | null
  /** The address of each title, and the series of each episode. */
  titles: Map<string, string>
  episodes: Map<string, string>
  /** On which line a name is given, and on which ones it is used. */
  given: Map<string, number>
  used: Map<string, number[]>
}

/** A name that is used a hundred thousand times need not be reported as often. */
const mostUses = 20

/** Reads a file through without the catalogue. `onRead` hears how many bytes of it are done. */
export async function checkFile(file: string, format: FileFormat, onRead: (bytes: number) => void): Promise<CheckedFile> {
  const checked: CheckedFile = {
    faults: collectFaults(),
    genres: [],
    tags: [],
    people: [],
    pages: [],
    popularSearches: null,
    titles: new Map(),
    episodes: new Map(),
    given: new Map(),
    used: new Map(),
  }
  let records = 0
  for await (const read of readFile(file, format)) {
    records += 1
    onRead(read.bytes)
    if ('record' in read) take(checked, read.line, read.record)
    else for (const fault of read.faults) checked.faults.add(read.line, fault)
  }
  if (records === 0) throw new Refused(`${file} is empty.`)
  return checked
}

function take(checked: CheckedFile, line: number, record: FileRecord): void {
  const give = (kind: string, name: string) => {
    const before = checked.given.get(`${kind} ${name}`)
    if (before === undefined) checked.given.set(`${kind} ${name}`, line)
    else checked.faults.add(line, `the ${kind} ${name} is on line ${before} already`)
  }
  const use = (kind: string, name: string) => {
    const lines = checked.used.get(`${kind} ${name}`)
    if (!lines) checked.used.set(`${kind} ${name}`, [line])
    else if (lines.length < mostUses && lines.at(-1) !== line) lines.push(line)
  }
  switch (record.record) {
    case 'genre':
      give('genre', record.slug)
      return void checked.genres.push(record)
    case 'tag':
      give('tag', record.slug)
      return void checked.tags.push(record)
    case 'person':
      give('person', record.personId)
      return void checked.people.push(record)
    case 'title':
      return takeTitle(checked, record, give, use)
    case 'page': {
      const { record: _record, ...page } = record
      give('page', page.pageId)
      for (const { moduleId, shows } of page.modules) {
        give('module', moduleId)
        if ('contentIds' in shows) for (const contentId of shows.contentIds) use('title', contentId)
      }
      return void checked.pages.push(page)
    }
    case 'popularSearches':
      give('record', 'popularSearches')
      checked.popularSearches = record.terms
  }
}

type Note = (kind: string, name: string) => void

function takeTitle(checked: CheckedFile, title: NewTitle, give: Note, use: Note): void {
  const { contentId, permanentLink, genres, tags, credits, seasons } = title
  const address = normalisePermalink(permanentLink)
  give('content', contentId)
  give('address', address)
  checked.titles.set(contentId, address)
  for (const { contentId: episodeId } of seasons.flatMap(({ episodes }) => episodes)) {
    give('content', episodeId)
    checked.episodes.set(episodeId, contentId)
  }
  for (const genre of genres) use('genre', genre)
  for (const tag of tags) use('tag', tag)
  for (const { personId } of [...credits, ...seasons.flatMap((season) => season.credits ?? [])]) use('person', personId)
}

/** Adds to the faults what does not fit to the catalogue as it is: names that nothing has, and names that others have. */
export function checkAgainst(taken: NamesTaken, checked: CheckedFile): void {
  const { faults, given, used, titles, episodes, pages } = checked
  const isThere: Record<string, (name: string) => boolean> = {
    genre: (name) => taken.genres.has(name),
    tag: (name) => taken.tags.has(name),
    person: (name) => taken.people.has(name),
    title: (name) => taken.titles.has(name) || titles.has(name),
  }
  for (const [key, lines] of used) {
    const [kind = '', name = ''] = key.split(' ')
    if (given.has(key) || isThere[kind]?.(name)) continue
    for (const line of lines) faults.add(line, `there is no ${kind} ${name}, neither here nor in the catalogue`)
  }
  const lineOf = (key: string) => given.get(key) ?? 0
  for (const [contentId, address] of taken.titles) {
    if (!titles.has(contentId) && given.has(`address ${address}`)) faults.add(lineOf(`address ${address}`), `the title ${contentId} has the address ${address} already`)
    if (episodes.has(contentId)) faults.add(lineOf(`content ${contentId}`), `${contentId} is a title in the catalogue and cannot be an episode`)
  }
  for (const [episodeId, seriesId] of taken.episodes) {
    if (given.has(`content ${episodeId}`) && !titles.has(seriesId)) faults.add(lineOf(`content ${episodeId}`), `${episodeId} is an episode of ${seriesId} already`)
  }
  const pageIds = new Set(pages.map(({ pageId }) => pageId))
  for (const [moduleId, pageId] of taken.modules) {
    if (given.has(`module ${moduleId}`) && !pageIds.has(pageId)) faults.add(lineOf(`module ${moduleId}`), `the module ${moduleId} is on the page ${pageId} already`)
  }
}

/** Titles and episodes that the file puts elsewhere than they are. */
export function movedBy(taken: NamesTaken, { titles, episodes, given }: CheckedFile): { titles: string[]; episodes: string[] } {
  return {
    titles: [...titles].filter(([contentId, address]) => (taken.titles.get(contentId) ?? address) !== address).map(([contentId]) => contentId),
    episodes: [...taken.episodes]
      .filter(([episodeId, seriesId]) => given.has(`content ${episodeId}`) && episodes.get(episodeId) !== seriesId)
      .map(([episodeId]) => episodeId),
  }
}
