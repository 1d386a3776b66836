import { createFontLoader, deferredFontsId } from './font-loader.ts'
import type { FontLoader } from './font-loader.ts'

const [loaded, added]: [string[], string[]] = [[], []]
let frames: FrameRequestCallback[] = []

function renderPage(names: string[]): FontLoader {
  const faces = names.map((name) => ({ family: name, src: `url(${name})`, isFirst: name !== 'Rare' }))
  document.head.innerHTML = `<script id="${deferredFontsId}" type="application/json">${JSON.stringify(faces)}</script>`
  return createFontLoader()
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0))
const drawFrame = () => frames.splice(0).forEach((frame) => frame(0))

async function hydrate(): Promise<void> {
  dispatchEvent(new Event('app-hydrated'))
  drawFrame()
  drawFrame()
  await nextTask()
}

beforeEach(() => {
  loaded.length = added.length = 0
  frames = []
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
  localStorage.clear()
  // jsdom has no font loading.
  Object.assign(globalThis, {
    FontFace: class {
      family: string
      constructor(family: string) {
        this.family = family
      }
      load() {
        loaded.push(this.family)
        return this.family === 'Missing' ? Promise.reject(new Error('not found')) : Promise.resolve(this)
      }
    },
  })
  Object.assign(document, { fonts: { add: ({ family }: FontFace) => added.push(family) } })
})

afterEach(() => {
  jest.restoreAllMocks()
})

describe('the fonts of a page', () => {
  it('load first for the page’s language, and are added all at once after hydration', async () => {
    renderPage(['Latin', 'Rare']).loadAfterHydration()
    await nextTask()
    expect([loaded, added]).toEqual([['Latin'], []])
    await hydrate()
    expect(added).toEqual(['Latin', 'Rare'])
  })

  it('are added after five seconds where hydration fails', async () => {
    jest.useFakeTimers()
    renderPage(['Latin']).loadAfterHydration()
    await jest.advanceTimersByTimeAsync(5_000)
    jest.useRealTimers()
    expect(added).toEqual(['Latin'])
  })

  it('are added although one of them fails to load', async () => {
    renderPage(['Latin', 'Missing']).loadAfterHydration()
    await hydrate()
    expect(added).toEqual(['Latin', 'Missing'])
  })

  it('are added at once, and once, in a browser that has fetched them before', async () => {
    renderPage(['Latin']).loadAfterHydration()
    await hydrate()
    const fonts = renderPage(['Latin'])
    fonts.loadFromCache()
    await nextTask()
    expect([loaded, added]).toEqual([['Latin', 'Latin'], ['Latin', 'Latin']])
    fonts.loadAfterHydration()
    await hydrate()
    expect(added).toEqual(['Latin', 'Latin'])
  })

  it('are not loaded from the cache in a browser that has not fetched them', async () => {
    renderPage(['Latin']).loadFromCache()
    await nextTask()
    expect(loaded).toEqual([])
  })
})
