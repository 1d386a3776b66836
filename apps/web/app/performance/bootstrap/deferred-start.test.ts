import { waitFor } from '@testing-library/react'
import { createDeferredStart, deferredModuleId } from './deferred-start.ts'

const onStart = jest.fn()

function renderPage(attributes = '', load?: Parameters<typeof createDeferredStart>[1]): void {
  onStart.mockClear()
  document.head.innerHTML = ''
  document.body.innerHTML = `<script id="${deferredModuleId}" ${attributes} type="text/deferred-module" data-preloads="/assets/a.js /assets/b.js">window.hasRun = true</script>`
  createDeferredStart(onStart, load)?.schedule()
}

const preloads = () => Array.from(document.querySelectorAll('link[rel=modulepreload]'), (link) => link.getAttribute('href'))
const hasStarted = () => document.querySelector('script[type=module]') !== null

/** Triggers and so removes the listeners of the page. */
afterEach(() => {
  dispatchEvent(new Event('pointerdown'))
})

it('no script is requested before the first interaction or the end of loading', () => {
  renderPage()
  expect([hasStarted(), preloads()]).toEqual([false, []])
})

it('the scripts start with their preloads at the first interaction, once', () => {
  renderPage()
  dispatchEvent(new Event('pointerdown'))
  dispatchEvent(new Event('keydown'))
  expect([hasStarted(), preloads(), onStart.mock.calls.length]).toEqual([true, ['/assets/a.js', '/assets/b.js'], 1])
})

describe('a page with a first module', () => {
  const first = 'data-first="/assets/first.js"'

  it('starts it at once, and the other scripts when its start files are loaded', async () => {
    const { promise: siteMayStart, resolve } = Promise.withResolvers<void>()
    const load = jest.fn(async () => ({ earlyWatch: { siteMayStart } }))
    renderPage(first, load)
    expect([load.mock.calls, hasStarted(), preloads()]).toEqual([[['/assets/first.js']], false, []])
    resolve()
    await waitFor(() => expect(hasStarted()).toBe(true))
    expect(preloads()).toEqual(['/assets/a.js', '/assets/b.js'])
  })

  it('starts the other scripts after a module that has nothing to do, or that fails to load', async () => {
    for (const load of [async () => ({ earlyWatch: null }), async () => Promise.reject(new Error('offline'))]) {
      renderPage(first, load)
      await waitFor(() => expect(hasStarted()).toBe(true))
    }
  })

  it('starts the other scripts after three seconds or at the first interaction', () => {
    jest.useFakeTimers()
    const never = () => new Promise<never>(() => {})
    renderPage(first, never)
    jest.advanceTimersByTime(3_000)
    expect(hasStarted()).toBe(true)
    renderPage(first, never)
    dispatchEvent(new Event('keydown'))
    expect(hasStarted()).toBe(true)
    jest.useRealTimers()
  })
})

it('the scripts start after three seconds without any event', () => {
  jest.useFakeTimers()
  renderPage()
  jest.advanceTimersByTime(2_999)
  expect(hasStarted()).toBe(false)
  jest.advanceTimersByTime(1)
  expect(hasStarted()).toBe(true)
  jest.useRealTimers()
})

it('a page without the module script starts nothing', () => {
  document.body.innerHTML = '<p>Offline</p>'
  expect(createDeferredStart(onStart)).toBeNull()
})
