import { sources } from './sources.ts'

/** Words and spellings that users do not read, each with the one that they do. */
const replaced = {
  en: [
    [/(?<!-)\bsign(s|ed|ing)?[ -]?(in|out)\b/i, 'log in, log out'],
    [/\bwatch list\b|\bmy list\b/i, 'watchlist'],
    [/\be-mail/i, 'email'],
    [/\bunwanted mail\b|\bjunk\b/i, 'spam folder'],
    [/\btries\b/i, 'attempts'],
    [/\bbest picture\b|\bpicture quality\b/i, 'video quality'],
    [/\bstands?\b/i, 'is, appears'],
    [/\b(is|are) taken back\b/i, 'removed'],
    [/\bfor nothing else\b/i, 'what contacts and data serve besides login: reminders and notices'],
  ],
  bn: [
    [/সাইন[ -]?ইন|সাইন[ -]?আউট|লগ[ -]ইন|লগ[ -]আউট/, 'লগইন, লগআউট'],
    [/সাইনআপ/, 'সাইন আপ'],
    [/লিঙ্ক/, 'লিংক'],
    [/কোনও/, 'কোনো'],
    [/গুলো/, '-গুলি'],
    [/ই-মেল|মেইল/, 'ইমেল'],
    [/(?<!কিছু )একটা/, 'একটি'],
    [/ছবি(টি|টা|গুলি)(?=[\s।])|সেরা ছবি/, 'সিনেমা, সিরিজ; ভিডিওর মান'],
    [/ঘন ঘন/, 'অনেকবার'],
  ],
} as const satisfies Record<string, readonly (readonly [RegExp, string])[]>

/** Sentences that the specification gives word by word. */
const given = ['login.help', 'login.error.socialRefused', 'login.error.socialUnknown', 'login.error.socialFailed', 'login.error.socialConflict.', 'error.SOCIAL_SIGN_IN_FAILED']

type Text = { id: string; text: string }

/** The texts of the product; those of the sandbox are for developers. */
function textsIn(locale: keyof typeof replaced): Text[] {
  const files = sources().filter(({ file }) => file.endsWith(`.${locale}.json`) && !file.startsWith('apps/sandbox/'))
  return files.flatMap(({ text }) => textsOf(JSON.parse(text), '')).filter(({ id }) => !given.some((start) => id.startsWith(start)))
}

/** Each string below a value, with the keys that lead to it; anchors are no texts. */
function textsOf(value: unknown, path: string): Text[] {
  if (typeof value === 'string') return path.endsWith('.id') ? [] : [{ id: path, text: value }]
  return Object.entries(value as object).flatMap(([key, part]) => textsOf(part, path ? `${path}.${key}` : key))
}

describe.each(['en', 'bn'] as const)('the texts for users in %s', (locale) => {
  it('have one word for a thing, in one spelling (I18N-120)', () => {
    const texts = textsIn(locale)
    expect(texts.length).toBeGreaterThan(500)
    const others = texts.flatMap(({ id, text }) => replaced[locale].filter(([word]) => word.test(text)).map(([, word]) => `${id}: ${text} → ${word}`))
    expect(others).toEqual([])
  })
})

it('an error text asks to check the connection only if there is none (I18N-121)', () => {
  const asking = textsIn('en').filter(({ text }) => /check your (connection|network)/i.test(text))
  expect(asking.length).toBeGreaterThan(2)
  expect(asking.filter(({ id }) => !/offline/i.test(id))).toEqual([])
})
