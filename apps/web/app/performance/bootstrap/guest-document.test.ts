import { noCap } from '@ott/catalogue'
import { sessionKey } from '../../platform/session-key.ts'
import { bootstrap } from './bootstrap-script.ts'
import { deferredModuleId } from './deferred-start.ts'
import { replaceGuestDocument } from './guest-document.ts'

const store = (claims: object) => localStorage.setItem(sessionKey, JSON.stringify({ sAccessToken: `head.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.mac` }))
const root = document.documentElement
const reload = jest.fn<void, []>()
let answers: (() => Promise<Pick<Response, 'ok'>>)[] = []
let asked: [unknown, RequestInit | undefined][] = []

beforeEach(() => {
  jest.useFakeTimers()
  asked = []
  answers = []
  globalThis.fetch = ((url: unknown, init?: RequestInit) => {
    asked.push([url, init])
    return (answers.shift() ?? (async () => ({ ok: true })))()
  }) as typeof fetch
})
afterEach(() => {
  jest.useRealTimers()
  reload.mockClear()
  localStorage.clear()
  root.hidden = false
})

const load = (isReload = false) => replaceGuestDocument({ isReload, reload })

describe('a guest’s document in a browser whose session hides titles', () => {
  it('is hidden until the server has the session’s cookie again, and loads anew', async () => {
    store({ cap: 2 })
    load()
    expect([root.hidden, reload.mock.calls.length]).toEqual([true, 0])
    await jest.advanceTimersByTimeAsync(0)
    expect(asked).toEqual([['/session', { method: 'PUT', headers: { authorization: expect.stringMatching(/^Bearer head\./) } }]])
    expect([root.hidden, reload.mock.calls.length]).toEqual([true, 1])
  })

  it('starts no script of the page', () => {
    document.body.innerHTML = `<script id="${deferredModuleId}" type="text/deferred-module"></script>`
    store({ cap: 2 })
    load()
    bootstrap()
    jest.runOnlyPendingTimers()
    expect(document.querySelector('script[type=module]')).toBeNull()
  })

  it('stays hidden while the server fails, and asks it again', async () => {
    answers = [() => Promise.reject(new TypeError('offline')), async () => ({ ok: false })]
    store({ cap: 2 })
    load()
    await jest.advanceTimersByTimeAsync(2_000)
    expect([root.hidden, asked.length, reload.mock.calls.length]).toEqual([true, 2, 0])
    await jest.advanceTimersByTimeAsync(2_000)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('loads anew only every two seconds if the browser stores no cookie', async () => {
    store({ cap: 2 })
    load(true)
    await jest.advanceTimersByTimeAsync(1_999)
    expect([root.hidden, reload.mock.calls.length]).toEqual([true, 0])
    await jest.advanceTimersByTimeAsync(1)
    expect(reload).toHaveBeenCalledTimes(1)
  })
})

describe('a guest’s document is shown', () => {
  it.each([['without a session', null], ['without a cap', '{"sAccessToken":"head.e30.mac"}'], ['with a broken session', '{broken'], ['with a broken token', '{"sAccessToken":"?"}']])('%s', (_name, stored) => {
    if (stored) localStorage.setItem(sessionKey, stored)
    load()
    expect(root.hidden).toBe(false)
  })

  it('if the session hides nothing and only asks for the PIN', () => {
    store({ cap: noCap, level: 2 })
    load()
    expect(root.hidden).toBe(false)
    store({ cap: noCap - 1 })
    load()
    expect(root.hidden).toBe(true)
  })
})
