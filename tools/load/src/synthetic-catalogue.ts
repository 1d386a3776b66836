import { refreshSearch } from '@ott/catalogue-store'
import type { CatalogueTables, LocalizedText } from '@ott/catalogue-store'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

export type SyntheticTitle = { contentId: string; title: Required<LocalizedText>; people: LocalizedText[] }

/** A seeded random number generator. */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
}

const sounds = {
  english: {
    starts: 'b c d f g h j k l m n p r s t v w br ch dr gl pr sh st th tr'.split(' '),
    middles: 'a e i o u ai ea oo'.split(' '),
    ends: ['', '', '', 'l', 'm', 'n', 'r', 's', 't', 'nd'],
  },
  bengali: {
    starts: Array.from('কখগঘচছজঝটঠডঢতথদধনপফবভমযরলশষসহ'),
    middles: ['', 'া', 'ি', 'ী', 'ু', 'ে', 'ো'],
    ends: ['', '', '', 'র', 'ন', 'ল', 'ত', 'ম'],
  },
}

/** A vocabulary of realistic size: a few frequent words and many rare ones. */
function vocabulary(language: keyof typeof sounds, size: number, random: (below: number) => number): () => string {
  const { starts, middles, ends } = sounds[language]
  const one = (of: string[]) => of[random(of.length)] ?? ''
  const word = () => Array.from({ length: 2 + random(2) }, () => one(starts) + one(middles) + one(ends)).join('')
  const words = Array.from({ length: Math.ceil(size) }, word)
  return () => words[Math.floor(words.length * (random(1_000_000) / 1_000_000) ** 2)] ?? ''
}

/** Fills an empty catalogue with generated titles and returns their names. */
export async function fillCatalogue(db: Kysely<CatalogueTables>, size: number): Promise<SyntheticTitle[]> {
  const { people, titles } = generateCatalogue(size)
  await insert(db, people, titles)
  await refreshSearch(db)
  return titles
}

/** Generates titles and their people; deterministic. */
export function generateCatalogue(size: number): { people: Required<LocalizedText>[]; titles: SyntheticTitle[] } {
  const random = seededRandom(size)
  const [english, bengali] = [vocabulary('english', size / 4, random), vocabulary('bengali', size / 6, random)]
  const some = (word: () => string, count: number) => Array.from({ length: count }, word).join(' ')
  const name = (count: number) => ({ english: some(english, count), bengali: some(bengali, count) })
  const people = Array.from({ length: Math.ceil(size / 5) }, () => name(2))
  const titles = Array.from({ length: size }, (_, index): SyntheticTitle => ({
    contentId: `synthetic-${index}`,
    title: name(1 + random(4)),
    people: Array.from({ length: 4 }, () => people[random(people.length)] ?? name(2)),
  }))
  return { people, titles }
}

const batchSize = 5_000

/** Bulk insert without the checks of a normal save, because the catalogue is empty. */
async function insert(db: Kysely<CatalogueTables>, people: LocalizedText[], titles: SyntheticTitle[]): Promise<void> {
  const numberOf = new Map(people.map((person, index) => [person, `person-${index}`]))
  for (let at = 0; at < people.length; at += batchSize) {
    const rows = people.slice(at, at + batchSize).map((person) => ({ person_id: numberOf.get(person), name: person }))
    await sql`insert into person select * from jsonb_populate_recordset(null::person, ${JSON.stringify(rows)}::jsonb)`.execute(db)
  }
  for (let at = 0; at < titles.length; at += batchSize) {
    const some = titles.slice(at, at + batchSize)
    const rows = some.map((one, index) => titleRow(one, at + index))
    const credits = some.flatMap(({ contentId, people: cast }) =>
      cast.map((person, position) => ({ content_id: contentId, position, person_id: numberOf.get(person) })),
    )
    await sql`insert into title select * from jsonb_populate_recordset(null::title, ${JSON.stringify(rows)}::jsonb)`.execute(db)
    await sql`insert into credit select * from jsonb_populate_recordset(null::credit, ${JSON.stringify(credits)}::jsonb)`.execute(db)
  }
}

function titleRow({ contentId, title }: SyntheticTitle, index: number) {
  return {
    content_id: contentId,
    content_type: 'movie',
    permanent_link: `/${contentId}`,
    title,
    tagline: { english: '' },
    description: { english: '' },
    year: 1950 + (index % 77),
    content_descriptors: [],
    images: [],
    monetization_model: 'SVOD',
    has_plan_limits: false,
    included_plans: [],
    excluded_plans: [],
    blocked_countries: index % 100 === 7 ? ['GB'] : [],
    sign_languages: [],
    recommendations: [],
    has_dated_seasons: false,
    added_at: '2026-01-01T00:00:00Z',
    changed_at: '2026-01-01T00:00:00Z',
    fingerprint: '',
  }
}
