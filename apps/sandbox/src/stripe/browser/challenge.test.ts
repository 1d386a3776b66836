/** @jest-environment ../../tools/jest/dom-environment.js */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { userEvent } from '@testing-library/user-event'
import { challengePage } from './frame-pages.ts'

const scripts = ['frame-channel.js', 'challenge.js'].map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))

let sent: { event?: string; channel: string }[]
let posted: string[]
let leave: AbortController

/** Opens the page in a frame, or as a page of its own without a channel. */
function openPage(channel: string): void {
  const page = challengePage({ channel, origin: channel === '' ? '' : window.location.origin, key: '', api: '', locale: 'en' }, 'payatt_1', true)
  const parsed = new DOMParser().parseFromString(page, 'text/html')
  Object.assign(document.body.dataset, parsed.body.dataset)
  document.body.innerHTML = parsed.body.innerHTML
  for (const script of scripts) window.eval(`{${script}}`)
}

beforeEach(() => {
  sent = []
  posted = []
  leave = new AbortController()
  window.parent.postMessage = ((message: (typeof sent)[number]) => sent.push(message)) as unknown as typeof window.postMessage
  window.fetch = (async (_url: string, init: { body: URLSearchParams }) => {
    posted.push(init.body.toString())
    return Response.json({})
  }) as unknown as typeof fetch
})
afterEach(() => {
  leave.abort()
  jest.useRealTimers()
})

const events = () => sent.map(({ event }) => event)
const press = (name: string) => userEvent.setup().click(document.getElementById(name) as HTMLElement)
const settle = () => new Promise((resolve) => setTimeout(resolve))

it.each([
  ['complete', 'complete'],
  ['fail', 'fail'],
  ['close', 'fail'],
])('%s answers the bank with %s, then leaves', async (button, result) => {
  openPage(`channel-${button}`)
  await press(button)
  await settle()
  expect(posted).toEqual([`attempt=payatt_1&result=${result}`])
  expect(events()).toEqual(['ready', 'ended'])
})

it('answers once, and Escape closes it', async () => {
  openPage('channel-escape')
  const user = userEvent.setup()
  await user.keyboard('{Escape}')
  await press('complete')
  await settle()
  expect(posted).toEqual(['attempt=payatt_1&result=fail'])
})

it('completes after 60 seconds when asked to wait', async () => {
  openPage('channel-wait')
  jest.useFakeTimers()
  document.getElementById('wait')?.click()
  expect(document.querySelector('form')?.dataset.state).toBe('waiting')
  await jest.advanceTimersByTimeAsync(59_000)
  expect(posted).toEqual([])
  await jest.advanceTimersByTimeAsync(1_000)
  expect(posted).toEqual(['attempt=payatt_1&result=complete'])
})

it('without a frame leaves its form to the browser', async () => {
  openPage('')
  const submitted = new Promise<Event>((resolve) => {
    document.addEventListener('submit', (event) => (event.preventDefault(), resolve(event)), { once: true, signal: leave.signal })
  })
  document.getElementById('complete')?.click()
  expect((await submitted).target).toHaveFormValues({ attempt: 'payatt_1' })
  expect(posted).toEqual([])
})
