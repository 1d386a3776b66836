import { moveFocusByArrow } from './spatial-navigation.ts'

/** Lays the elements out: jsdom has no layout. `data-box` is left, top, width, height. */
function show(html: string): void {
  document.body.innerHTML = html
  for (const element of document.querySelectorAll<HTMLElement>('[data-box]')) {
    const [left = 0, top = 0, width = 0, height = 0] = element.dataset['box']!.split(' ').map(Number)
    element.getBoundingClientRect = () => new DOMRect(left, top, width, height)
    element.scrollIntoView = () => {}
  }
}

const keyCodes = { ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40 }

function press(key: keyof typeof keyCodes, options: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, keyCode: keyCodes[key], bubbles: true, cancelable: true, ...options })
  ;(document.activeElement ?? document.body).dispatchEvent(event)
  return event
}

const focused = () => document.activeElement?.textContent

const catalogue = `
  <header><nav><a href="/en" data-box="0 0 80 40">Home</a><a href="/en/shows" data-box="100 0 80 40">Shows</a></nav></header>
  <main id="main" tabindex="-1">
    <a href="/en/hilsa/watch" data-box="0 300 160 50">Watch</a><button data-box="180 300 160 50">Watchlist</button>
    <section><ul data-item-list><li><a href="/en/tram-24" data-box="0 500 160 200">Tram 24</a></li></ul></section>
  </main>
  <footer><a href="/en/terms" data-box="0 4000 80 40">Terms</a></footer>`

beforeEach(() => document.addEventListener('keydown', moveFocusByArrow))
afterEach(() => document.removeEventListener('keydown', moveFocusByArrow))

describe('an arrow key', () => {
  it('focuses the main action of a page of titles first', () => {
    show(catalogue)
    expect(press('ArrowDown').defaultPrevented).toBe(true)
    expect(focused()).toBe('Watch')
  })

  it('moves the focus between the header, the hero and the rows', () => {
    show(catalogue)
    press('ArrowDown')
    press('ArrowRight')
    expect(focused()).toBe('Watchlist')
    press('ArrowDown')
    expect(focused()).toBe('Tram 24')
    press('ArrowUp')
    expect(focused()).toBe('Watch')
    press('ArrowUp')
    expect(focused()).toBe('Home')
    press('ArrowRight')
    expect(focused()).toBe('Shows')
  })

  it('never focuses an inert slide, which lies where the visible one does', () => {
    show(`<main>
      <section>
        <div inert><a href="/en/hilsa/watch" data-box="0 300 160 50">Watch Hilsa</a></div>
        <div><a href="/en/tram-24/watch" data-box="0 300 160 50">Watch Tram 24</a></div>
      </section>
      <ul data-item-list><li><a href="/en/ferry" data-box="0 500 160 200">Ferry</a></li></ul>
    </main>`)
    press('ArrowDown')
    expect(focused()).toBe('Watch Tram 24')
    press('ArrowDown')
    expect(focused()).toBe('Ferry')
    press('ArrowUp')
    expect(focused()).toBe('Watch Tram 24')
  })

  it('scrolls the page where the next control is further away than a window', () => {
    show(catalogue)
    document.querySelector<HTMLElement>('[href="/en/tram-24"]')!.focus()
    expect(press('ArrowDown').defaultPrevented).toBe(false)
    expect(focused()).toBe('Tram 24')
  })

  it('scrolls a page of text', () => {
    show('<main><p>Terms</p><a href="/en/help" data-box="0 300 80 40">Help</a></main>')
    expect(press('ArrowDown').defaultPrevented).toBe(false)
  })

  it('stays inside an open dialog', () => {
    show(`${catalogue}<div role="dialog"><button data-box="400 400 80 40">Close</button><button data-box="400 500 80 40">Play</button></div>`)
    document.querySelector<HTMLElement>('[role=dialog] button')!.focus()
    expect(press('ArrowLeft').defaultPrevented).toBe(false)
    press('ArrowDown')
    expect(focused()).toBe('Play')
  })

  it.each(['<input type="radio" data-box="0 0 20 20">', '<select data-box="0 0 20 20"></select>', '<div role="slider" tabindex="0" data-box="0 0 20 20"></div>', '<input role="combobox" data-box="0 0 20 20">'])(
    'keeps its meaning in %s', (control) => {
      show(`<main>${control}<button data-box="0 100 80 40">Next</button></main>`)
      document.querySelector<HTMLElement>('main > *')!.focus()
      expect(press('ArrowDown').defaultPrevented).toBe(false)
    })

  it('leaves a text field downwards but moves its caret sideways', () => {
    show('<main><input type="search" data-box="0 0 200 40"><button data-box="220 0 80 40">Clear</button><a href="/en/hilsa" data-box="0 100 80 40">Hilsa</a></main>')
    document.querySelector('input')!.focus()
    expect(press('ArrowRight').defaultPrevented).toBe(false)
    press('ArrowDown')
    expect(focused()).toBe('Hilsa')
  })

  it('with a modifier is a shortcut of the browser', () => {
    show(catalogue)
    expect(press('ArrowLeft', { altKey: true }).defaultPrevented).toBe(false)
  })
})
