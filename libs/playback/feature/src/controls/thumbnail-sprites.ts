import type { Thumbnail } from '../engine/engine.ts'

export type Tile = Omit<Thumbnail, 'url'> & { sheet: HTMLImageElement }

/** Thumbnail sprites, each fetched once, so that an expired token does not matter later. */
export function thumbnailSheets(thumbnailAt: (seconds: number) => Promise<Thumbnail | null>): (seconds: number) => Promise<Tile | null> {
  const sheets = new Map<string, Promise<HTMLImageElement>>()
  return async (seconds) => {
    const thumbnail = await thumbnailAt(seconds)
    if (!thumbnail) return null
    const { url, ...place } = thumbnail
    const name = url.split('?')[0] ?? url
    const loading = sheets.get(name) ?? load(url)
    sheets.set(name, loading)
    try {
      return { ...place, sheet: await loading }
    } catch {
      sheets.delete(name)
      return null
    }
  }
}

async function load(url: string): Promise<HTMLImageElement> {
  const sheet = new Image()
  sheet.src = url
  await sheet.decode()
  return sheet
}
