/** @jest-environment ../../tools/jest/dom-environment.js */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { userEvent } from '@testing-library/user-event'
import { cardPage } from './frame-pages.ts'

const scripts = ['frame-channel.js', 'card.js'].map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
const embedding = { key: 'pk_test_sandbox', api: 'http://localhost:4400/v1', locale: 'en' } as const

type Sent = { event?: string; answerTo?: number; detail?: unknown; result?: unknown; channel: string }

let channel = ''
let sent: Sent[]
let requests: { url: string; body: string; authorization: string }[]
let apiAnswer: unknown

beforeEach(() => {
  sent = []
  requests = []
  apiAnswer = { id: 'pm_1', object: 'payment_method' }
  // Scripts of earlier tests still listen to theirs.
  channel = `channel-${Math.random()}`
  const page = cardPage({ ...embedding, channel, origin: window.location.origin })
  const parsed = new DOMParser().parseFromString(page, 'text/html')
  Object.assign(document.body.dataset, parsed.body.dataset)
  document.body.innerHTML = parsed.body.innerHTML
  // The frame is its own parent here: what it posts arrives nowhere else.
  window.parent.postMessage = ((message: Sent) => sent.push(message)) as unknown as typeof window.postMessage
  window.fetch = (async (url: string, init: { body: URLSearchParams; headers: Record<string, string> }) => {
    requests.push({ url, body: decodeURIComponent(init.body.toString()), authorization: new Headers(init.headers).get('authorization') ?? '' })
    return Response.json(apiAnswer)
  }) as unknown as typeof fetch
  for (const script of scripts) {
    // oxlint-disable-next-line no-eval -- The page loads it as a classic script.
    window.eval(`{${script}}`)
  }
})

const field = (name: string) => document.getElementById(name) as HTMLInputElement
const errorOf = (name: string) => document.getElementById(`${name}-error`)?.textContent

/** Calls the frame as the script of the page does. */
async function call(name: string, detail?: unknown, from = {}): Promise<unknown> {
  window.dispatchEvent(new MessageEvent('message', { origin: window.location.origin, source: window, data: { channel, call: name, id: 1, detail }, ...from }))
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  await new Promise((resolve) => setTimeout(resolve))
  return sent.findLast(({ answerTo }) => answerTo === 1)?.result
}

async function type(number: string, expiry: string, cvc: string): Promise<void> {
  const user = userEvent.setup()
  await user.type(field('number'), number)
  for (const text of [expiry, cvc]) {
    await user.tab()
    if (text !== '') await user.keyboard(text)
  }
}

it('groups what is typed, by keyboard alone, and tells when it is complete', async () => {
  await type('4242424242424242', '1230', '123')
  expect([field('number').value, field('expiry').value, field('cvc').value]).toEqual(['4242 4242 4242 4242', '12 / 30', '123'])
  expect(sent.findLast(({ event }) => event === 'change')?.detail).toEqual({ complete: true, empty: false, collapsed: false, value: { type: 'card' } })
  expect(sent[0]).toEqual({ event: 'ready', channel })
})

it('knows the groups and the code of American Express, and Bengali digits', async () => {
  await type('৩৭৮২৮২২৪৬৩১০০০৫', '৯৩০', '১২৩৪')
  expect([field('number').value, field('expiry').value, field('cvc').value]).toEqual(['3782 822463 10005', '09 / 30', '1234'])
})

it('says at the field what is missing and goes there', async () => {
  await type('4242', '', '')
  expect(await call('submit')).toEqual({ error: { type: 'validation_error', code: 'incomplete_number', message: 'Enter the whole card number.' } })
  expect(document.activeElement).toBe(field('number'))
  expect(field('number')).toHaveAccessibleDescription('Enter the whole card number.')
  expect([errorOf('expiry'), errorOf('cvc')]).toEqual(['Enter month and year.', 'Enter the whole security code.'])
})

it('sends the number to the API alone', async () => {
  await type('4242424242424242', '1230', '123')
  expect(await call('createPaymentMethod', { billingDetails: { name: 'Mira Sen' } })).toEqual({ paymentMethod: { id: 'pm_1', object: 'payment_method' } })
  expect(requests).toEqual([
    {
      url: 'http://localhost:4400/v1/payment_methods',
      authorization: 'Bearer pk_test_sandbox',
      body: 'type=card&card[number]=4242424242424242&card[exp_month]=12&card[exp_year]=30&card[cvc]=123&billing_details[name]=Mira+Sen',
    },
  ])
  expect(JSON.stringify(sent)).not.toContain('4242')
})

it('shows a refused number at its field', async () => {
  apiAnswer = { error: { type: 'card_error', code: 'incorrect_number' } }
  await type('4242424242424241', '1230', '123')
  expect(await call('createPaymentMethod')).toMatchObject({ error: { code: 'incorrect_number' } })
  expect(errorOf('number')).toBe('This card number is incorrect.')
})

it('hears nobody but the page that embeds it', async () => {
  await type('4242424242424242', '1230', '123')
  sent.length = 0
  expect(await call('createPaymentMethod', {}, { origin: 'https://evil.example' })).toBeUndefined()
  expect(await call('createPaymentMethod', {}, { source: null })).toBeUndefined()
  expect(requests).toEqual([])
})
