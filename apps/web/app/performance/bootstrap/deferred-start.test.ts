import { createDeferredStart, deferredModuleId } from './deferred-start.ts'

const onStart = jest.fn()

function renderPage(attributes = ''): void {
  onStart.mockClear()
  document.head.innerHTML = ''
  document.body.innerHTML = `<script id="${deferredModuleId}" ${attributes} type="text/deferred-module" data-preloads="/assets/a.js /assets/b.js">window.hasRun = true</script>`
  createDeferredStart(onStart)?.schedule()
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

it('the scripts start at once on a page that shows nothing without them', () => {
  renderPage('data-immediate')
  expect([hasStarted(), preloads()]).toEqual([true, ['/assets/a.js', '/assets/b.js']])
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
