import { maxWorkers, productOf } from './product.ts'

/** An email, an access token, or the number of a user, as they would stand in a payload. Times and ids have other lengths. */
const personal = /@|\beyJ[\w-]{10,}|\+\d{10,}|\b(?:91)?98\d{8}\b/
/** The address of a search, and what journeys search for that is in no id. */
const searches = /[?&]search=|last fer|kothao|zzzz|shesh kheya|শেষ|ঝঝঝ/i
/** Of parental control and profiles, in the journeys. */
const pins = ['2468', '1357', '0000', '1111']

type ReceivedEvent = { destination: string; name: string; payload: unknown }
type Message = { code: string | null }

/**
 * After all journeys: what the analytics services got names nobody, and no code, PIN or search (AN-2). They keep the last thousand
 * events, and the outbox the last five hundred messages.
 */
export default async function scanEvents(): Promise<void> {
  const products = Array.from({ length: maxWorkers }, (_, worker) => productOf(worker))
  const received = (await Promise.all(products.map(({ sandbox }) => read<ReceivedEvent>(`${sandbox}/events.json`)))).flat()
  const messages = (await Promise.all(products.map(({ sandbox }) => read<Message>(`${sandbox}/outbox`)))).flat()
  // A run of some journeys may allow no analytics.
  if (process.env.CI && (received.length === 0 || messages.length === 0)) throw new Error('Analytics services got no events, or nobody a message, so nothing was scanned.')
  const secrets = new Set([...pins, ...messages.flatMap(({ code }) => code ?? [])])
  const found = received.filter(({ payload }) => {
    const all = JSON.stringify(payload)
    return personal.test(all) || searches.test(all) || textsIn(payload).flatMap(wordsOf).some((word) => secrets.has(word))
  })
  if (found.length > 0) throw new Error(`Personal data in what analytics services got: ${found.map(({ destination, name }) => `${destination} ${name}`).join(', ')}`)
  console.log(`Analytics services got ${received.length} events, and no personal data, none of ${secrets.size} codes and PINs, and no search.`)
}

async function read<T>(url: string): Promise<T[]> {
  return (await (await fetch(url, { headers: { accept: 'application/json' } })).json()) as T[]
}

/** The texts of a payload, also of JSON in a text. A number is none: a duration may be the same as a code. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([key, each]) => [key, ...textsIn(each)])
  if (typeof value !== 'string') return []
  return /^[{[]/.test(value) ? textsIn(JSON.parse(value)) : [value]
}

/** Words with their hyphens: groups of an id are no codes. */
function wordsOf(text: string): string[] {
  return text.match(/[\w-]+/g) ?? []
}
