import { starter } from './bootstrap-script.ts'

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0))

function aPage(body: string, head = '', attributes = ''): void {
  document.head.innerHTML = head
  document.body.innerHTML = `${body}<script id="late-module" ${attributes} type="text/late-module" data-preloads="/assets/a.js /assets/b.js">window.ran = true</script>`
  starter()
}

const linked = (selector: string) => Array.from(document.querySelectorAll(`link${selector}`), (link) => link.getAttribute('href'))
const isStarted = () => document.querySelector('script[type=module]') !== null

describe('the starter', () => {
  it('asks for no script before the page was touched or loaded', () => {
    aPage('<p>film</p>')
    expect([isStarted(), linked('[rel=modulepreload]')]).toEqual([false, []])
  })

  describe('brings viewers back', () => {
    const scrolledTo = jest.fn()
    beforeEach(() => {
      globalThis.scrollTo = scrolledTo
      scrolledTo.mockClear()
      sessionStorage.setItem('places', JSON.stringify({ before: 1200, top: 0 }))
    })
    afterEach(() => {
      sessionStorage.clear()
      history.replaceState(null, '')
    })

    it.each([['before', [[0, 1200]]], ['top', [[0, 0]]], ['another', []]])('to where they were on this visit of the page: %s', (key, places) => {
      history.replaceState({ key, idx: 3 }, '')
      aPage('<p>film</p>')
      expect(scrolledTo.mock.calls).toEqual(places)
      expect(history.state).toEqual({ key, idx: 3 })
    })

    it('to the top, where what was kept cannot be read', () => {
      sessionStorage.setItem('places', '{"before"')
      history.replaceState({ key: 'before' }, '')
      aPage('<p>film</p>')
      expect(scrolledTo).not.toHaveBeenCalled()
    })

    it('by a key of this visit, which a first one is given', () => {
      aPage('<p>film</p>')
      expect(history.state).toEqual({ key: expect.stringMatching(/^\w{6,}$/) })
    })
  })

  it('starts the scripts at once on a page that is nothing without them', () => {
    aPage('<p>film</p>', '', 'data-urgent')
    expect([isStarted(), linked('[rel=modulepreload]')]).toEqual([true, ['/assets/a.js', '/assets/b.js']])
  })

  it('starts the scripts at the first touch, the preloads with them', () => {
    aPage('<p>film</p>')
    dispatchEvent(new Event('pointerdown'))
    expect(isStarted()).toBe(true)
    expect(linked('[rel=modulepreload]')).toEqual(expect.arrayContaining(['/assets/a.js', '/assets/b.js']))
  })

  describe('brings the fonts', () => {
    const faces = (names: string[]) => JSON.stringify(names.map((name) => ({ family: name, src: `url(${name})`, isFirst: name !== 'Rare' })))
    const withFonts = (names: string[]) => `<script id="late-fonts" type="application/json">${faces(names)}</script>`
    const [asked, added]: [string[], string[]] = [[], []]
    let frames: FrameRequestCallback[] = []
    const drawFrame = () => frames.splice(0).forEach((frame) => frame(0))
    const takeOver = async () => {
      dispatchEvent(new Event('app-hydrated'))
      drawFrame()
      drawFrame()
      await nextTask()
    }

    beforeEach(() => {
      asked.length = added.length = 0
      frames = []
      jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
      localStorage.clear()
      // What jsdom has not.
      Object.assign(globalThis, {
        FontFace: class {
          family: string
          constructor(family: string) {
            this.family = family
          }
          load() {
            asked.push(this.family)
            return this.family === 'Lost' ? Promise.reject(new Error('not found')) : Promise.resolve(this)
          }
        },
      })
      Object.assign(document, { fonts: { add: ({ family }: FontFace) => added.push(family) } })
    })

    afterEach(() => {
      jest.restoreAllMocks()
    })

    it('with the scripts, those of the language first, and names them all at once when the page has taken over', async () => {
      aPage('<p>film</p>', withFonts(['Latin', 'Rare']))
      expect(asked).toEqual([])
      dispatchEvent(new Event('pointerdown'))
      await nextTask()
      expect([asked, added]).toEqual([['Latin'], []])
      await takeOver()
      expect(added).toEqual(['Latin', 'Rare'])
    })

    it('also where the scripts do not come', async () => {
      jest.useFakeTimers()
      aPage('<p>film</p>', withFonts(['Latin']))
      dispatchEvent(new Event('pointerdown'))
      await jest.advanceTimersByTimeAsync(5000)
      jest.useRealTimers()
      expect(added).toEqual(['Latin'])
    })

    it('although one of them cannot be had', async () => {
      aPage('<p>film</p>', withFonts(['Latin', 'Lost']))
      dispatchEvent(new Event('pointerdown'))
      await takeOver()
      expect(added).toEqual(['Latin', 'Lost'])
    })

    it('at once, and once, in a browser that has had them before', async () => {
      aPage('<p>film</p>', withFonts(['Latin']))
      dispatchEvent(new Event('pointerdown'))
      await takeOver()
      aPage('<p>film</p>', withFonts(['Latin']))
      await nextTask()
      expect([asked, added]).toEqual([['Latin', 'Latin'], ['Latin', 'Latin']])
      dispatchEvent(new Event('pointerdown'))
      await takeOver()
      expect(added).toEqual(['Latin', 'Latin'])
    })
  })

  it('holds a press on a button and gives it back when the page has taken over', async () => {
    aPage('<button type="button">Season 2</button>')
    const button = document.querySelector('button') as HTMLButtonElement
    button.click()
    expect(button.getAttribute('aria-busy')).toBe('true')
    const pressed: boolean[] = []
    button.addEventListener('click', () => pressed.push(true))
    dispatchEvent(new Event('app-hydrated'))
    await nextTask()
    expect([pressed, button.hasAttribute('aria-busy')]).toEqual([[true], false])
  })

  it('lets links and plain forms through', () => {
    aPage('<a href="#plans">Plans</a>')
    const link = document.querySelector('a') as HTMLAnchorElement
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    link.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
  })

  it('releases a held button when a script cannot be had', () => {
    aPage('<button type="button">Season 2</button>')
    const button = document.querySelector('button') as HTMLButtonElement
    button.click()
    document.querySelector('script[type=module]')?.dispatchEvent(new Event('error'))
    expect(button.hasAttribute('aria-busy')).toBe(false)
  })
})
