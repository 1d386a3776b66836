import type { DeferredFontFace } from '../deferred-fonts.ts'

/** The id of the JSON element with the font faces of the page. */
export const deferredFontsId = 'deferred-fonts'

/** Set to the faces that this browser has fetched before. */
const storageKey = 'fonts'

/** Fallback delay for adding the fonts when hydration fails. */
const hydrationTimeoutMs = 5_000

export type FontLoader = {
  loadFromCache: () => void
  loadAfterHydration: () => void
}

/** Adds all fonts of the page at once, so that the browser computes layout only once. */
export function createFontLoader(): FontLoader {
  const json = document.getElementById(deferredFontsId)?.textContent ?? '[]'
  let hasStarted = json === '[]'

  const load = (hydration?: () => Promise<unknown>) => {
    if (hasStarted) return
    hasStarted = true
    const list = JSON.parse(json) as DeferredFontFace[]
    const faces = list.map(({ family, src, weight, unicodeRange }) => new FontFace(family, src, { weight, unicodeRange, display: 'swap' }))
    const first = faces.filter((_, at) => list[at]?.isFirst).map((face) => face.load())
    Promise.allSettled([hydration?.(), ...first]).then(() => {
      for (const face of faces) document.fonts.add(face)
      localStorage.setItem(storageKey, json)
    }).catch(() => undefined)
  }

  return {
    loadFromCache() {
      if (isStored(json)) load()
    },
    loadAfterHydration: () => load(afterHydration),
  }
}

function isStored(json: string): boolean {
  try {
    return localStorage.getItem(storageKey) === json
  } catch {
    return false
  }
}

/** Two frames after hydration: layout for new fonts and hydration in one task are slow. */
function afterHydration(): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener('app-hydrated', () => requestAnimationFrame(() => requestAnimationFrame(resolve)), { once: true })
    setTimeout(resolve, hydrationTimeoutMs)
  })
}
