import { appendFileSync } from 'node:fs'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogueMigrations, catalogueVersion, pageById, search, titlesById, exportTitles, exportVocabulary } from '@ott/catalogue-store'
import type { CatalogueTables } from '@ott/catalogue-store'
import { aNewMovie, aNewSeries, inIndia } from '@ott/catalogue-store/testing'
import { testDatabase } from '@ott/database/testing'
import type { TestDatabase } from '@ott/database/testing'
import { titles } from '@ott/seed'
import { seed } from '@ott/seed/seed'
import { sql } from 'kysely'
import { exportFile } from './export-file.ts'
import { importFile, vacuumCatalogue } from './import-file.ts'
import type { ImportOptions } from './import-file.ts'
import { ImportError } from './import-error.ts'

let test: TestDatabase<CatalogueTables>
let folder: string

beforeEach(async () => {
  test = await testDatabase([catalogueMigrations])
  folder = await mkdtemp(join(tmpdir(), 'catalogue-files-'))
})
afterEach(() => test.drop())

const silentOptions: ImportOptions = { format: 'jsonl', isDryRun: false, onProgress: () => {}, signal: new AbortController().signal }

async function bring(records: object[], options: Partial<ImportOptions> = {}) {
  const file = join(folder, 'brought.jsonl')
  await writeFile(file, records.map((record) => `${JSON.stringify(record)}\n`).join(''))
  return importFile(test.db, file, { ...silentOptions, ...options })
}

async function linesOfRefusal(records: object[]): Promise<string[]> {
  const refusal: unknown = await bring(records).then(() => null, (error: unknown) => error)
  if (!(refusal instanceof ImportError)) throw new Error(`Not refused: ${String(refusal)}`)
  return refusal.lines
}

const film = (contentId: string, changes: object = {}) => ({ record: 'title', ...aNewMovie(contentId), ...changes })
const series = (contentId: string, changes: object = {}) => ({ record: 'title', ...aNewSeries(contentId), ...changes })
const drama = { record: 'genre', slug: 'drama', name: { english: 'Drama' } }
const home = (...contentIds: string[]) => ({
  record: 'page',
  pageId: 'home',
  title: { english: 'Home' },
  modules: [{ moduleId: 'tray', kind: 'tray', orientation: 'portrait', title: { english: 'Tray' }, contentIds }],
})

describe('importing a file', () => {
  it('saves its records in any order, and indexes them', async () => {
    const imported = await bring([home('ferry'), film('ferry', { genres: ['drama'] }), drama])
    expect(imported).toMatchObject({ titles: 1, genres: 1, pages: 1, added: 1, changed: 0, isDifferent: true })
    const [ferry] = await titlesById(test.db, 'movie', ['ferry'], inIndia)
    expect(ferry).toMatchObject({ title: 'Film ferry', genres: [{ slug: 'drama' }] })
    expect((await search(test.db, { query: 'ferry', spaces: [] }, inIndia, { limit: 5, offset: 0 })).total).toBe(1)
  })

  it('changes nothing the second time', async () => {
    const records = [drama, film('ferry', { genres: ['drama'] }), series('tram'), home('ferry'), { record: 'popularSearches', terms: [{ english: 'Ferry' }] }]
    await bring(records)
    const version = await catalogueVersion(test.db)
    expect(await bring(records)).toMatchObject({ added: 0, changed: 0, isDifferent: false })
    expect(await catalogueVersion(test.db)).toBe(version)
  })

  it('can be followed by a vacuum', async () => {
    await bring([film('ferry')])
    await vacuumCatalogue(test.db)
    const { rows } = await sql<{ relname: string }>`select relname from pg_stat_user_tables where vacuum_count > 0`.execute(test.db)
    expect(rows.map(({ relname }) => relname)).toEqual(expect.arrayContaining(['title', 'search_document', 'search_name', 'search_sound']))
  })

  it('keeps records that are not in the file', async () => {
    await bring([film('ferry'), film('kites')])
    expect(await bring([film('kites', { year: 2001 })])).toMatchObject({ added: 0, changed: 1 })
    expect((await titlesById(test.db, 'movie', ['ferry', 'kites'], inIndia)).map(({ year }) => year)).toEqual([2026, 2001])
  })

  it('with some genres keeps the order of the others, and appends new ones', async () => {
    const genres = (...slugs: string[]) => slugs.map((slug) => ({ record: 'genre', slug, name: { english: slug } }))
    const inOrder = async () => (await exportVocabulary(test.db)).genres.map(({ slug }) => slug)
    await bring(genres('thriller', 'drama', 'music'))
    await bring([...genres('western', 'music', 'action'), { ...drama, name: { english: 'Dramas' } }])
    expect(await inOrder()).toEqual(['thriller', 'drama', 'music', 'western', 'action'])
    await bring(genres('action', 'western', 'music', 'noir', 'thriller', 'drama'))
    expect(await inOrder()).toEqual(['action', 'western', 'music', 'noir', 'thriller', 'drama'])
  })

  it('treats blank Bengali in JSON like an empty CSV cell', async () => {
    await bring([film('ferry', { title: { english: 'The Ferry', bengali: '' } })])
    const [ferry] = await titlesById(test.db, 'movie', ['ferry'], { ...inIndia, language: 'bengali' })
    expect(ferry?.title).toBe('The Ferry')
    const file = join(folder, 'blank.csv')
    await writeFile(file, 'record,slug,name.english,name.bengali\ngenre,drama,Drama,\ngenre,music,Music, \n')
    await importFile(test.db, file, { ...silentOptions, format: 'csv' })
    expect((await exportVocabulary(test.db)).genres.map(({ name }) => name)).toEqual([{ english: 'Drama' }, { english: 'Music' }])
  })

  it('can be a dry run', async () => {
    expect(await bring([film('ferry')], { isDryRun: true })).toMatchObject({ added: 1, isDifferent: true })
    expect(await exportTitles(test.db, '', 10)).toEqual([])
  })

  it('can swap permalinks and move episodes and modules', async () => {
    const [a, b] = [series('a'), series('b', { seasons: [] })]
    await bring([film('one'), film('two'), a, b, home('one'), { ...home(), pageId: 'movies', modules: [] }])
    await bring([
      film('one', { permanentLink: '/two-film' }), film('two', { permanentLink: '/one-film' }),
      { ...a, seasons: [] }, { ...b, seasons: aNewSeries('a').seasons },
      { ...home(), modules: [] }, { ...home('one'), pageId: 'movies' },
    ].toReversed())
    const whole = new Map((await exportTitles(test.db, '', 10)).map((title) => [title.contentId, title]))
    expect([whole.get('one')?.permanentLink, whole.get('two')?.permanentLink]).toEqual(['/two-film', '/one-film'])
    expect([whole.get('a')?.seasons.length, whole.get('b')?.seasons[0]?.episodes.length]).toEqual([0, 2])
    expect((await pageById(test.db, 'movies', 'english'))?.moduleCount).toBe(1)
  })
})

describe('a file with errors', () => {
  it('is rejected with all of them by line, and nothing is written', async () => {
    await bring([film('before', { permanentLink: '/taken' }), series('owner'), { ...home(), pageId: 'shows' }])
    const version = await catalogueVersion(test.db)
    const lines = await linesOfRefusal([
      film('fine'),
      film('fine', { permanentLink: '/other' }),
      film('wrong', { year: 'soon' }),
      film('lost', { genres: ['drama'], tags: ['river'], credits: [{ personId: 'meghna' }] }),
      film('late', { permanentLink: '//Taken/' }),
      film('owner-s1e1'),
      home('nowhere'),
    ])
    expect(lines).toEqual([
      expect.stringContaining('has 9 errors; nothing was changed.'),
      'line 2: the content fine is already on line 1',
      'line 3: year: is text, not a number',
      'line 4: unknown genre drama, neither in the file nor in the catalogue',
      'line 4: unknown tag river, neither in the file nor in the catalogue',
      'line 4: unknown person meghna, neither in the file nor in the catalogue',
      'line 5: the title before already has the permalink /taken',
      'line 6: owner-s1e1 is already an episode of owner',
      'line 7: unknown title nowhere, neither in the file nor in the catalogue',
      'line 7: the module tray is already on the page shows',
    ])
    expect(await catalogueVersion(test.db)).toBe(version)
    expect((await exportTitles(test.db, '', 10)).map(({ contentId }) => contentId)).toEqual(['before', 'owner'])
  })

  it('is rejected for a permalink that is too long with its slash', async () => {
    const [, ...lines] = await linesOfRefusal([film('fine'), film('long', { permanentLink: 'a'.repeat(200) })])
    expect(lines).toEqual(['line 2: permanentLink: is longer than 200 characters, with its slash'])
  })

  it('is rejected for two permalinks that look the same, whatever their Unicode forms', async () => {
    const [composed, decomposed] = ['/\u09ad\u09be\u09dc\u09be', '/\u09ad\u09be\u09a1\u09bc\u09be']
    const [, ...lines] = await linesOfRefusal([film('one', { permanentLink: composed }), film('two', { permanentLink: decomposed }), film('three', { permanentLink: '/cafe\u0301' }), film('four', { permanentLink: '/caf\u00e9' })])
    expect(lines).toEqual([`line 2: the permalink ${decomposed} is already on line 1`, 'line 4: the permalink /caf\u00e9 is already on line 3'])
    await bring([film('one', { permanentLink: composed })])
    expect((await linesOfRefusal([film('two', { permanentLink: decomposed })]))[1]).toBe(`line 1: the title one already has the permalink ${decomposed}`)
  })

  it('is rejected by line for a year that cannot be meant', async () => {
    const [, ...lines] = await linesOfRefusal([film('fine'), film('slip', { releasesAt: '0026-11-21' })])
    expect(lines).toEqual(['line 2: releasesAt: has a year outside 1900 to 2999'])
  })

  it('shows the first hundred', async () => {
    const lines = await linesOfRefusal(Array.from({ length: 250 }, () => ({ record: 'genre' })))
    expect([lines.length, lines[0], lines.at(-1)]).toEqual([102, expect.stringContaining('500 errors'), 'and 400 more'])
  })

  it('is rejected in one line if it is missing, empty or no text', async () => {
    const bringFile = (file: string) => importFile(test.db, file, { ...silentOptions, format: file.endsWith('.csv') ? 'csv' : 'jsonl' })
    await expect(bringFile(join(folder, 'missing.jsonl'))).rejects.toThrow('missing.jsonl does not exist.')
    await writeFile(join(folder, 'empty.csv'), '')
    await expect(bringFile(join(folder, 'empty.csv'))).rejects.toThrow('empty.csv is empty.')
    await writeFile(join(folder, 'broken.jsonl'), '{"record":\n')
    await expect(bringFile(join(folder, 'broken.jsonl'))).rejects.toThrow('line 1: is not JSON')
    await writeFile(join(folder, 'other.csv'), '\nrecord,name\ngenre,Drama\n')
    await expect(bringFile(join(folder, 'other.csv'))).rejects.toThrow('line 2: unknown column "name"')
    await writeFile(join(folder, 'endless.jsonl'), Buffer.alloc(5 * 1024 * 1024, 'x'))
    await expect(bringFile(join(folder, 'endless.jsonl'))).rejects.toThrow('line 1: is longer than 4 MB')
  })

  it.each(['jsonl', 'csv'] as const)('as %s is rejected with all of them, including unreadable lines', async (format) => {
    const file = join(folder, `unreadable.${format}`)
    const lines = {
      jsonl: ['{"record":"genre"}', '{"record":"genre","slug":"caf\xe9"}', 'x'.repeat(5 * 1024 * 1024), '{"record":"genre","slug":"drama","na'],
      csv: ['record,slug,name.english', 'genre,drama,', 'genre,cafe,Caf\xe9', 'x'.repeat(5 * 1024 * 1024), 'genre,music,"Mus'],
    }
    await writeFile(file, lines[format].join('\r\n'), 'latin1')
    const refusal: unknown = await importFile(test.db, file, { ...silentOptions, format }).catch((error: unknown) => error)
    expect((refusal as ImportError).lines).toEqual({
      jsonl: [
        expect.stringContaining('has 5 errors; nothing was changed.'), 'line 1: slug: is missing', 'line 1: name: is missing',
        'line 2: is not valid UTF-8', 'line 3: is longer than 4 MB', 'line 4: is not JSON',
      ],
      csv: [
        expect.stringContaining('has 4 errors; nothing was changed.'), 'line 2: name: is missing', 'line 3: is not valid UTF-8',
        'line 4: is longer than 4 MB', 'line 5: a quoted cell is not closed',
      ],
    }[format])
  })

  it('is rejected if it changes during the import', async () => {
    let more = `${JSON.stringify(film('kites'))}\n`
    const onProgress = () => {
      appendFileSync(join(folder, 'brought.jsonl'), more)
      more = ''
    }
    await expect(bring([film('ferry')], { onProgress })).rejects.toThrow('brought.jsonl changed while it was read. The catalogue was not changed.')
    expect(await exportTitles(test.db, '', 10)).toEqual([])
  })

  it('leaves nothing if the import is interrupted', async () => {
    const stop = new AbortController()
    const onProgress = ({ making }: { making: string }) => (making === 'search' ? stop.abort() : undefined)
    await expect(bring([film('ferry')], { signal: stop.signal, onProgress })).rejects.toThrow('Stopped. Nothing was changed.')
    expect(await exportTitles(test.db, '', 10)).toEqual([])
  })
})

describe('an export', () => {
  it.each(['jsonl', 'csv'] as const)('as %s restores the catalogue, and changes nothing in the same one', async (format) => {
    const [first, second] = [join(folder, `first.${format}`), join(folder, `second.${format}`)]
    await seed(test.db)
    expect(await exportFile(test.db, first, format)).toEqual({ titles: titles.length })
    expect(await importFile(test.db, first, { ...silentOptions, format })).toMatchObject({ titles: titles.length, added: 0, changed: 0, isDifferent: false })
    const empty = await testDatabase<CatalogueTables>([catalogueMigrations])
    try {
      expect(await importFile(empty.db, first, { ...silentOptions, format })).toMatchObject({ added: titles.length, isDifferent: true })
      await exportFile(empty.db, second, format)
    } finally {
      await empty.drop()
    }
    expect(await readFile(second, 'utf8')).toBe(await readFile(first, 'utf8'))
  })

  it.each(['jsonl', 'csv'] as const)('as %s keeps sign languages', async (format) => {
    const file = join(folder, `interpreted.${format}`)
    await bring([film('ferry', { signLanguages: ['ins', 'bfi'] }), film('kites')])
    await exportFile(test.db, file, format)
    expect(await importFile(test.db, file, { ...silentOptions, format })).toMatchObject({ changed: 0, isDifferent: false })
    await bring([film('ferry')])
    expect(await importFile(test.db, file, { ...silentOptions, format })).toMatchObject({ changed: 1 })
    expect((await exportTitles(test.db, '', 10)).map(({ signLanguages }) => signLanguages)).toEqual([['ins', 'bfi'], undefined])
  })

  it.each(['jsonl', 'csv'] as const)('as %s keeps run lengths (CAT-95)', async (format) => {
    const file = join(folder, `long.${format}`)
    const seasons = [{ seasonNumber: 1, episodes: [{ contentId: 'tram-s1e1', episodeNumber: 1, title: { english: 'One' }, runLength: 2640 }] }]
    await bring([film('ferry', { runLength: 6720 }), film('tram', { contentType: 'series', seasons })])
    await exportFile(test.db, file, format)
    expect(await importFile(test.db, file, { ...silentOptions, format })).toMatchObject({ changed: 0, isDifferent: false })
    const [ferry, tram] = await exportTitles(test.db, '', 10)
    expect([ferry?.runLength, tram?.seasons[0]?.episodes[0]?.runLength]).toEqual([6720, 2640])
  })

  it.each(['jsonl', 'csv'] as const)('as %s keeps the time of a withdrawal by date', async (format) => {
    const [file, withdrawnAt] = [join(folder, `leaving.${format}`), new Date('2026-12-31T18:30:00Z')]
    await bring([film('ferry', { withdrawnAt: '2026-12-31' })])
    await exportFile(test.db, file, format)
    expect(await readFile(file, 'utf8')).toContain(withdrawnAt.toJSON())
    expect(await importFile(test.db, file, { ...silentOptions, format })).toMatchObject({ changed: 0, isDifferent: false })
    expect(await exportTitles(test.db, '', 10)).toMatchObject([{ withdrawnAt }])
  })

  it.each(['jsonl', 'csv'] as const)('as %s keeps genre descriptions', async (format) => {
    const [file, description] = [join(folder, `told.${format}`), { english: 'Drama from the river.', bengali: 'নদীর ড্রামা।' }]
    await bring([{ ...drama, description }, { ...drama, slug: 'music' }])
    await exportFile(test.db, file, format)
    expect(await importFile(test.db, file, { ...silentOptions, format })).toMatchObject({ isDifferent: false })
    await bring([drama])
    expect(await importFile(test.db, file, { ...silentOptions, format })).toMatchObject({ isDifferent: true })
    expect((await exportVocabulary(test.db)).genres.map((genre) => genre.description)).toEqual([description, undefined])
  })

  it('keeps equal and missing genre positions', async () => {
    const file = join(folder, 'uneven.jsonl')
    await bring(['noir', 'music', 'drama'].map((slug) => ({ record: 'genre', slug, name: { english: slug } })))
    await sql`update genre set position = case slug when 'noir' then 7 else 2 end`.execute(test.db)
    await exportFile(test.db, file, 'jsonl')
    expect((await exportVocabulary(test.db)).genres.map(({ slug }) => slug)).toEqual(['drama', 'music', 'noir'])
    expect(await importFile(test.db, file, silentOptions)).toMatchObject({ genres: 3, isDifferent: false })
  })

  it('into a missing folder is rejected in one line', async () => {
    await expect(exportFile(test.db, join(folder, 'no/where.csv'), 'csv')).rejects.toThrow('does not exist')
  })
})
