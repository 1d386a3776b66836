import { replayEvents } from './event-replay.ts'

const start = jest.fn()
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0))

function renderPage(body: string): void {
  start.mockClear()
  document.body.innerHTML = body
  replayEvents(start)
}

const button = () => document.querySelector('button') as HTMLButtonElement

afterEach(() => {
  dispatchEvent(new Event('app-hydrated'))
})

it('a click on a button starts the scripts and is replayed after hydration', async () => {
  renderPage('<button type="button">Season 2</button>')
  button().click()
  expect([start.mock.calls.length, button().getAttribute('aria-busy')]).toEqual([1, 'true'])
  const clicks: boolean[] = []
  button().addEventListener('click', () => clicks.push(true))
  dispatchEvent(new Event('app-hydrated'))
  await nextTask()
  expect([clicks, button().hasAttribute('aria-busy')]).toEqual([[true], false])
})

it('only the last of several clicks is replayed', () => {
  renderPage('<button type="button">Season 1</button><button type="button">Season 2</button>')
  const [first, last] = document.querySelectorAll('button')
  const clicks: (string | null)[] = []
  first?.click()
  last?.click()
  for (const each of [first, last]) each?.addEventListener('click', () => clicks.push(each.textContent))
  dispatchEvent(new Event('app-hydrated'))
  expect([clicks, first?.hasAttribute('aria-busy')]).toEqual([['Season 2'], false])
})

it('a form is submitted at once, and its other buttons are replayed', () => {
  renderPage('<form><button type="button">Email</button><button>Search</button></form>')
  const [email, search] = document.querySelectorAll('button')
  const submits: boolean[] = []
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    submits.push(true)
  })
  search?.click()
  expect([submits, start.mock.calls.length]).toEqual([[true], 0])
  const clicks: boolean[] = []
  email?.click()
  email?.addEventListener('click', () => clicks.push(true))
  dispatchEvent(new Event('app-hydrated'))
  expect([clicks, start.mock.calls.length]).toEqual([[true], 1])
})

it('links work without scripts', () => {
  renderPage('<a href="#plans">Plans</a>')
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  document.querySelector('a')?.dispatchEvent(event)
  expect([event.defaultPrevented, start.mock.calls.length]).toEqual([false, 0])
})

it('a deferred button is released when a script fails to load', () => {
  renderPage('<button type="button">Season 2</button><script type="module"></script>')
  button().click()
  document.querySelector('script')?.dispatchEvent(new Event('error'))
  expect(button().hasAttribute('aria-busy')).toBe(false)
})
