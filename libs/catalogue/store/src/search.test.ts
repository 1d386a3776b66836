import { testDatabase } from '@ott/database/testing'
import type { TestDatabase } from '@ott/database/testing'
import fc from 'fast-check'
import { sql } from 'kysely'
import { catalogueMigrations, refreshSearch, saveGenres, savePeople, saveTags, saveTitle, saveTitles, search } from './index.ts'
import type { SearchSpace } from './search.ts'
import type { CatalogueTables } from './tables.ts'
import { aNewMovie, inIndia } from './testing.ts'

let test: TestDatabase<CatalogueTables>

const films: Record<string, { english: string; bengali: string }> = {
  ferry: { english: 'The Last Ferry', bengali: 'শেষ খেয়া' },
  local: { english: 'Last Local', bengali: 'শেষ লোকাল' },
  tram: { english: 'Tram 24', bengali: 'ট্রাম ২৪' },
  windows: { english: 'House of Nine Windows', bengali: 'নয় জানালার বাড়ি' },
  thirteen: { english: 'Thirteen O’Clock', bengali: 'তেরোটা বাজে' },
  umbrellas: { english: 'Umbrella Season', bengali: 'ছাতার দিন' },
  ghost: { english: 'The Polite Ghost', bengali: 'ভদ্র ভূত' },
  kites: { english: 'Kite Thieves', bengali: 'ঘুড়িচোর' },
}

beforeAll(async () => {
  test = await testDatabase([catalogueMigrations])
  const { db } = test
  await saveGenres(db, [{ slug: 'thriller', name: { english: 'Thriller', bengali: 'থ্রিলার' } }])
  await saveTags(db, [{ slug: 'rain', name: { english: 'Rain', bengali: 'বৃষ্টি' } }])
  await savePeople(db, [{ personId: 'ishani', name: { english: 'Ishani Chakraborty', bengali: 'ঈশানী চক্রবর্তী' } }])
  for (const [id, title] of Object.entries(films)) await saveTitle(db, aNewMovie(id, { title }))
  await saveTitle(db, aNewMovie('mask', {
    title: { english: 'The Mask', bengali: 'মুখোশ' },
    genres: ['thriller'],
    tags: ['rain'],
    credits: [{ personId: 'ishani', job: 'Director' }],
  }))
  await saveTitle(db, aNewMovie('hidden', { title: { english: 'Hidden Lantern' }, blockedCountries: ['IN'] }))
  await saveTitle(db, aNewMovie('gone', { title: { english: 'Gone Lantern' }, withdrawnAt: new Date('2026-11-01T00:00:00Z') }))
  for (let part = 1; part <= 7; part += 1) await saveTitle(db, aNewMovie(`saga-${part}`, { title: { english: `Saga ${part}` }, year: 2010 + part }))
  await refreshSearch(db)
})
afterAll(() => test.drop())

async function found(query: string, spaces: SearchSpace[] = [], paging = { limit: 20, offset: 0 }): Promise<string[]> {
  return (await search(test.db, { query, spaces }, inIndia, paging)).cards.map(({ contentId }) => contentId)
}
const first = async (query: string) => (await found(query))[0]

describe('search', () => {
  it('finds a title by prefixes of its words, in any order', async () => {
    expect([await first('fer'), await first('wind nine'), await first('OF NINE')]).toEqual(['ferry', 'windows', 'windows'])
    expect([await first('last f'), await first('w house'), await first('ishani m'), await first('ho o n windo')]).toEqual(['ferry', 'windows', 'mask', 'windows'])
  })

  it('finds Bengali titles for English readers, and the reverse', async () => {
    expect([await first('জানালা'), await first('খেয়া'), await first('ট্রাম ২৪')]).toEqual(['windows', 'ferry', 'tram'])
    const inBengali = await search(test.db, { query: 'ferry', spaces: [] }, { ...inIndia, language: 'bengali' }, { limit: 1, offset: 0 })
    expect(inBengali.cards[0]?.title).toBe('শেষ খেয়া')
  })

  it('finds a Bengali title in any Unicode form', async () => {
    const spellings = ['নয় জানালার বাড়ি', 'নয\u09bc জানালার বাড\u09bcি', 'নয়\u200c জানালার\u200d বাড়ি।']
    expect(await Promise.all(spellings.map(first))).toEqual(['windows', 'windows', 'windows'])
  })

  it('finds people, genres and tags, in both languages', async () => {
    expect([await first('ishani'), await first('চক্রবর্তী'), await first('থ্রিলার'), await first('rain')]).toEqual(Array(4).fill('mask'))
  })

  it('combines words of different spaces', async () => {
    expect(await first('ishani thriller mask')).toBe('mask')
  })

  it('tolerates a typo in any word', async () => {
    const slips = ['fery', 'last ferri', 'umbrela', 'Ishni Chakrabrty', 'thriler', 'trma', 'windwos', 'kite thief', 'জানলা']
    const hits = await Promise.all(slips.map(first))
    expect(hits).toEqual(['ferry', 'ferry', 'umbrellas', 'mask', 'mask', 'tram', 'windows', 'kites', 'windows'])
  })

  it('tolerates a typo in a short word', async () => {
    await saveTitle(test.db, aNewMovie('pune', { title: { english: 'Pune', bengali: 'ঝুমকো' } }))
    await refreshSearch(test.db)
    expect(await Promise.all(['pne', 'puen', 'upne', 'pnue', 'puune', 'pone', 'ঝমকো', 'ঝুমো', 'ঝুকমো'].map(first))).toEqual(Array(9).fill('pune'))
  })

  it('finds Bengali names in Latin letters, and the reverse', async () => {
    await saveTitle(test.db, aNewMovie('byomkesh', { title: { english: 'The Truth Seeker', bengali: 'ব্যোমকেশ বক্সী' } }))
    await saveTitle(test.db, aNewMovie('feluda', { title: { english: 'Feluda' } }))
    await refreshSearch(test.db)
    expect(await Promise.all(['byomkesh', 'bomkesh boxi', 'byomkesh bakshi', 'janalar bari', 'shesh khea', 'ghurichor'].map(first)))
      .toEqual(['byomkesh', 'byomkesh', 'byomkesh', 'windows', 'ferry', 'kites'])
    expect([await first('ফেলুদা'), await first('কাইট')]).toEqual(['feluda', undefined])
    expect(await found('chokroborti', ['people'])).toEqual(['mask'])
  })

  it('tolerates a typo in romanised Bengali, and ranks exact spellings first', async () => {
    expect(await Promise.all(['byomksh', 'bomkesk', 'jnalar'].map(first))).toEqual(['byomkesh', 'byomkesh', 'windows'])
    await saveTitle(test.db, aNewMovie('trim', { title: { english: 'Tarom' } }))
    await refreshSearch(test.db)
    expect(await found('tram')).toEqual(['tram', 'trim'])
  })

  it('says whether anything matches, and what may be meant', async () => {
    const ask = async (query: string) => {
      const { isExact, suggestion } = await search(test.db, { query, spaces: [] }, inIndia, { limit: 1, offset: 0 })
      return [isExact, suggestion]
    }
    expect(await Promise.all(['umbrella', 'umbrlla', 'umbrlla seson', 'ghurichor', 'kite thief', 'zzzzqqqq'].map(ask))).toEqual([
      [true, null], [false, 'umbrella'], [false, 'umbrella season'], [true, null], [false, 'kite thieves'], [false, null],
    ])
  })

  it('finds nothing that only shares some letters with the query', async () => {
    await savePeople(test.db, ['Ranjana Toppo', 'Rathin Samaddar', 'Bikash Sen', 'Aktar Khatun'].map((english, at) => ({ personId: `other-${at}`, name: { english } })))
    await saveTitle(test.db, aNewMovie('others', { title: { english: 'The Seventh Rank', bengali: 'সপ্তম সারি' }, credits: [0, 1, 2, 3].map((at) => ({ personId: `other-${at}` })) }))
    await saveTitle(test.db, aNewMovie('carbon', { title: { english: 'Carbon Fiction' } }))
    await refreshSearch(test.db)
    const queries = ['raning', 'bykesmosh', 'action', 'cartoon', 'ocean', 'raning text', 'cartoon 17']
    expect((await Promise.all(queries.map((query) => found(query)))).flat()).toEqual([])
  })

  it('never corrects a number', async () => {
    const suggestions = ['tram 25', 'umbrlla 25', '25'].map(async (query) => (await search(test.db, { query, spaces: [] }, inIndia, { limit: 1, offset: 0 })).suggestion)
    expect([await found('25'), await Promise.all(suggestions)]).toEqual([[], [null, null, null]])
  })

  it('finds the titles of a year, in both kinds of digits', async () => {
    await saveTitle(test.db, aNewMovie('old', { title: { english: 'Silent Reel' }, year: 1922 }))
    await refreshSearch(test.db)
    expect([await found('1922'), await found('১৯২২'), await found('silent 1922'), await found('1992'), await found('1921')]).toEqual([['old'], ['old'], ['old'], [], []])
  })

  it('finds genres and tags by synonyms in both languages, with or without a generic word', async () => {
    await saveGenres(test.db, [{ slug: 'romance', name: { english: 'Romance', bengali: 'প্রেম' } }, { slug: 'children', name: { english: 'Children', bengali: 'ছোটদের' } }])
    await saveTags(test.db, [{ slug: 'ghosts', name: { english: 'Ghosts', bengali: 'ভূত' } }])
    await saveTitle(test.db, aNewMovie('kept-letters', { title: { english: 'Kept Letters' }, genres: ['romance'] }))
    await saveTitle(test.db, aNewMovie('owl', { title: { english: 'Owl at Noon' }, genres: ['children'], tags: ['ghosts'] }))
    await refreshSearch(test.db)
    expect(await Promise.all(['love', 'love story', 'romantic films', 'প্রেমের ছবি'].map((query) => found(query)))).toEqual(Array(4).fill(['kept-letters']))
    expect(await Promise.all(['kids', 'kids movies', 'cartoon', 'শিশুদের সিনেমা', 'কার্টুন', 'horror', 'ভৌতিক', 'ভূতের গল্প'].map(first))).toEqual(Array(8).fill('owl'))
    const { genres } = await search(test.db, { query: 'love story', spaces: [] }, inIndia, { limit: 1, offset: 0 })
    expect(genres.map(({ slug }) => slug)).toEqual(['romance'])
  })

  it('finds a short Bengali word in Latin letters beside many names that begin with them', async () => {
    await saveTitle(test.db, aNewMovie('mother', { title: { english: 'Mother', bengali: 'মা' } }))
    for (let at = 0; at < 6; at += 1) await saveTitle(test.db, aNewMovie(`maan-${at}`, { title: { english: `Maan ${at}` } }))
    await refreshSearch(test.db)
    expect((await found('maa')).toSorted()).toEqual(['maan-0', 'maan-1', 'maan-2', 'maan-3', 'maan-4', 'maan-5', 'mother'])
    expect(await first('মা')).toBe('mother')
  })

  it('corrects a known word only if nothing is found', async () => {
    await saveTitle(test.db, aNewMovie('river', { title: { english: 'Golden River' } }))
    await saveTitle(test.db, aNewMovie('rover', { title: { english: 'Silver Rover' } }))
    await refreshSearch(test.db)
    expect([await found('rover'), await found('golden rover')]).toEqual([['rover'], ['river']])
  })

  it('finds joined words and other apostrophes', async () => {
    expect([await first('lastferry'), await first("thirteen o'clock"), await first('oclock')]).toEqual(['ferry', 'thirteen', 'thirteen'])
  })

  it('ranks an exact name before prefixes', async () => {
    await saveTitle(test.db, aNewMovie('mask-two', { title: { english: 'The Mask Returns' }, year: 2027 }))
    await refreshSearch(test.db)
    expect(await found('the mask')).toEqual(expect.arrayContaining(['mask', 'mask-two']))
    expect(await first('the mask')).toBe('mask')
  })

  it('uses the requested spaces only', async () => {
    expect([await found('ishani', ['title']), await found('ishani', ['people']), await found('ishani', ['title', 'genre'])]).toEqual([[], ['mask'], []])
    expect([await found('chakraborti', ['people']), await found('chakraborti', ['title'])]).toEqual([['mask'], []])
  })

  it('lists matching people and genres, in the reader’s language, despite typos', async () => {
    const named = async (query: string, reader = inIndia, spaces: SearchSpace[] = []) => {
      const { people, genres } = await search(test.db, { query, spaces }, reader, { limit: 1, offset: 0 })
      return [...people, ...genres].map(({ name }) => name)
    }
    expect(await Promise.all(['chakra', 'ঈশানী', 'Ishni Chakrabrty', 'thril', 'থ্রিলার'].map((query) => named(query)))).toEqual([
      ['Ishani Chakraborty'], ['Ishani Chakraborty'], ['Ishani Chakraborty'], ['Thriller'], ['Thriller'],
    ])
    expect(await named('ishani', { ...inIndia, language: 'bengali' })).toEqual(['ঈশানী চক্রবর্তী'])
    expect([await named('ishani', inIndia, ['title', 'genre']), await named('thriller', inIndia, ['people']), await named('ferry')]).toEqual([[], [], []])
  })

  it('lists no person or genre without an available title', async () => {
    await saveGenres(test.db, [{ slug: 'western', name: { english: 'Western' } }, { slug: 'opera', name: { english: 'Opera' } }])
    await savePeople(test.db, [{ personId: 'abroad', name: { english: 'Zelda Quist' } }, { personId: 'idle', name: { english: 'Zelda Nobody' } }])
    await saveTitle(test.db, aNewMovie('abroad', { title: { english: 'Abroad' }, blockedCountries: ['IN'], genres: ['western'], credits: [{ personId: 'abroad', job: 'Actor' }] }))
    await refreshSearch(test.db)
    const named = (query: string, country: string) => search(test.db, { query, spaces: [] }, { ...inIndia, country }, { limit: 1, offset: 0 })
    expect(await named('zelda', 'IN')).toMatchObject({ people: [], genres: [] })
    expect(await named('zelda', 'GB')).toMatchObject({ people: [{ personId: 'abroad', name: 'Zelda Quist' }] })
    expect(await Promise.all(['western', 'opera'].map(async (query) => (await named(query, 'IN')).genres.length + (await named(query, 'GB')).genres.length))).toEqual([1, 0])
  })

  it('finds no withdrawn or unavailable title', async () => {
    expect(await found('lantern')).toEqual([])
    const abroad = await search(test.db, { query: 'lantern', spaces: [] }, { ...inIndia, country: 'GB' }, { limit: 5, offset: 0 })
    expect(abroad.cards.map(({ contentId }) => contentId)).toEqual(['hidden'])
  })

  it('finds no title that became unavailable since the last index update', async () => {
    const closing = aNewMovie('closing', { title: { english: 'Quartz Harbour' } })
    await saveTitle(test.db, closing)
    await refreshSearch(test.db)
    expect(await found('quartz')).toEqual(['closing'])
    await saveTitle(test.db, { ...closing, blockedCountries: ['IN'] })
    expect(await found('quartz')).toEqual([])
    await refreshSearch(test.db)
    expect(await search(test.db, { query: 'quartz', spaces: [] }, inIndia, { limit: 5, offset: 0 })).toMatchObject({ cards: [], total: 0 })
  })

  it('is paged, newest first, with a total', async () => {
    expect(await found('saga', [], { limit: 3, offset: 0 })).toEqual(['saga-7', 'saga-6', 'saga-5'])
    expect(await found('saga', [], { limit: 3, offset: 6 })).toEqual(['saga-1'])
    expect(await search(test.db, { query: 'saga', spaces: [] }, inIndia, { limit: 3, offset: 900 })).toMatchObject({ cards: [], total: 7 })
  })

  it('finds nothing for an empty query', async () => {
    const answers = await Promise.all(['', '   ', '🔥', '%', '\u200b', "';--", '.*'].map((query) => found(query)))
    expect(answers.flat()).toEqual([])
    expect(await found('zzzzqqqq')).toEqual([])
  })

  it('treats hostile input as text', async () => {
    const hostile = ["'; drop table title; --", "a' | 'b:*", '\\', '!!&&||', "':*A", '(((((', 'x'.repeat(10_000), 'a '.repeat(5_000), '\u0000ferry', '\ud800ferry']
    const answers = await Promise.all(hostile.map((query) => search(test.db, { query, spaces: [] }, inIndia, { limit: 1, offset: 0 })))
    expect(answers).toHaveLength(hostile.length)
    expect(await first('\u0000ferry')).toBe('ferry')
  })

  it('accepts text that grows by folding', async () => {
    const growing = ['\u3316'.repeat(200), `ferry ${'\u3316'.repeat(194)}`, '\ufdfa'.repeat(200), `${'x'.repeat(199)}\u{1d400}`, `\u3316${'\u{20000}'.repeat(99)}`]
    expect((await Promise.all(growing.map((query) => found(query)))).flat()).toEqual([])
    expect(await first(`ferry${' '.repeat(250)}`)).toBe('ferry')
  })

  it('responds to any query', async () => {
    const asked = fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (query) => {
      const { cards, total } = await search(test.db, { query, spaces: [] }, inIndia, { limit: 2, offset: 0 })
      return cards.length <= Math.min(2, total)
    })
    await fc.assert(asked, { numRuns: 60 })
  })
})

describe('the search index', () => {
  it('follows the titles, and is unchanged if they are', async () => {
    await saveTitle(test.db, aNewMovie('renamed', { title: { english: 'Marigold' } }))
    expect([await refreshSearch(test.db), await refreshSearch(test.db)]).toEqual(['saved', 'unchanged'])
    expect(await first('marigold')).toBe('renamed')
    await saveTitle(test.db, aNewMovie('renamed', { title: { english: 'Chrysanthemum' } }))
    await refreshSearch(test.db)
    expect([await found('marigold'), await first('chrysanthemum')]).toEqual([[], 'renamed'])
  })

  it('drops deleted titles', async () => {
    await saveTitle(test.db, aNewMovie('short-lived', { title: { english: 'Mayfly' } }))
    await refreshSearch(test.db)
    await sql`delete from title where content_id = 'short-lived'`.execute(test.db)
    expect(await found('mayfly')).toEqual([])
  })
})

describe('among very many matching titles', () => {
  let many: TestDatabase<CatalogueTables>

  beforeAll(async () => {
    many = await testDatabase([catalogueMigrations])
    const others = Array.from({ length: 1_600 }, (_, at) => aNewMovie(`kite-${at}`, { title: { english: `Kite ${at}`, bengali: `ঘুড়ি ${at}` } }))
    const people = [...Array.from({ length: 60 }, (_, at) => `Kajal ${at}`), 'Bimal Kayal', 'Anita Zubair'].map((english) => ({ personId: english, name: { english } }))
    await savePeople(many.db, people)
    await saveGenres(many.db, [{ slug: 'karate', name: { english: 'Karate' } }])
    const credits = people.map(({ personId }) => ({ personId, job: 'Actor' }))
    await saveTitles(many.db, [...others, aNewMovie('cast', { title: { english: 'Everybody' }, credits, genres: ['karate'] }), aNewMovie('kite', { title: { english: 'Kite' } }), aNewMovie('ghuri', { title: { english: 'Paper', bengali: 'ঘুড়ি' } }), aNewMovie('ghuree', { title: { english: 'Ghuree' } })])
    await refreshSearch(many.db)
  })
  afterAll(() => many.drop())

  const ask = (query: string, spaces: SearchSpace[] = []) => search(many.db, { query, spaces }, inIndia, { limit: 3, offset: 0 })

  it('an exact name comes first, in both languages', async () => {
    const [kite, ghuri] = [await ask('kite'), await ask('ঘুড়ি')]
    expect([kite.cards[0]?.contentId, ghuri.cards[0]?.contentId]).toEqual(['kite', 'ghuri'])
    expect([kite.total, ghuri.total]).toEqual([1_000, 1_000])
  })

  it('first letters find names by prefix', async () => {
    const [letters, people] = [await ask('ki'), await ask('ki', ['people'])]
    expect(letters.cards.every(({ title }) => title.startsWith('Kite'))).toBe(true)
    expect([letters.cards.length, people.total]).toEqual([3, 0])
  })

  it('first letters find people by prefix, else by any name, and all genres', async () => {
    const names = async (query: string) => {
      const { people, genres } = await ask(query)
      return [people.map(({ name }) => name), genres.map(({ name }) => name)]
    }
    expect(await names('ka')).toEqual([Array(6).fill(expect.stringMatching(/^Kajal /)), ['Karate']])
    expect(await names('zu')).toEqual([['Anita Zubair'], []])
    expect((await names('kay'))[0]?.[0]).toBe('Bimal Kayal')
  })

  it('one is found by the rest of its name, despite typos', async () => {
    const names = await Promise.all(['kite 1234', 'kiet 1234', '1234'].map((query) => ask(query)))
    expect(names.map(({ cards }) => cards[0]?.contentId)).toEqual(Array(3).fill('kite-1234'))
  })

  it.each([['which a hundred titles have', 'kite 12', 111], ['which very many have', 'kite', 1_000], ['of a few letters', 'ki', 100], ['with a slip', 'kiet', 1_000]])(
    'one page follows the other for words %s: each title once and none left out, though one is no better than another',
    async (_, query, total) => {
      const page = async (limit: number, offset: number) => (await search(many.db, { query, spaces: [] }, inIndia, { limit, offset })).cards.map(({ contentId }) => contentId)
      const pages = await Promise.all(Array.from({ length: total / 50 + 1 }, (__, at) => page(50, at * 50)))
      expect(pages.flat()).toEqual(await page(1_000, 0))
      expect([pages.flat().length, new Set(pages.flat()).size]).toEqual([total, total])
    },
  )

  it('typed words come before words that sound alike, and a typo finds many too', async () => {
    const [ghuree, kiet] = [await ask('ghuree'), await ask('kiet')]
    expect([ghuree.cards[0]?.contentId, ghuree.total, kiet.total]).toEqual(['ghuree', 1_000, 1_000])
    expect(kiet.cards.every(({ title }) => title.startsWith('Kite'))).toBe(true)
  })
})
