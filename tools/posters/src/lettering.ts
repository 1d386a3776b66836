/** Text as outlines, so that images do not depend on installed fonts. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Blob, Buffer, Face, Font, Variation, shape } from 'harfbuzzjs'
import { decompress } from 'wawoff2'
import { type Anchor, type LineOfLetters, type Outline, round } from './pen.ts'

/** A Bengali run includes the spaces after it. */
const runs = /[\u0980-\u09ff][\u0980-\u09ff\u200c\u200d\s]*|[^\u0980-\u09ff]+/gu

type Glyph = { commands: { type: string; values: number[] }[]; x: number; y: number }

export async function openLettering(): Promise<Outline> {
  const bengali = await openFont('@fontsource-variable/anek-bangla/files/anek-bangla-bengali-standard-normal.woff2')
  const latin = await openFont('@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2')
  return (text, line) => {
    const glyphs: Glyph[] = []
    let advance = 0
    for (const [run] of text.matchAll(runs)) {
      advance = setRun(isBengali(run) ? bengali : latin, run, line, advance, glyphs)
    }
    const left = line.x - advance * shareBefore[line.anchor]
    return glyphs.map((glyph) => pathOf(glyph, left, line.y)).join('')
  }
}

const shareBefore: Record<Anchor, number> = { start: 0, middle: 0.5, end: 1 }

function isBengali(run: string): boolean {
  return /^[\u0980-\u09ff]/u.test(run)
}

async function openFont(file: string): Promise<Font> {
  const packed = await readFile(createRequire(import.meta.url).resolve(file))
  const bytes = await decompress(packed)
  return new Font(new Face(new Blob(new Uint8Array(bytes).buffer)))
}

/** Adds the shaped glyphs of a run from `start` and returns the start of the next run. */
function setRun(font: Font, run: string, line: LineOfLetters, start: number, glyphs: Glyph[]): number {
  font.setVariations([new Variation('wght', line.weight), new Variation('wdth', line.width)])
  const scale = line.size / font.face.upem
  const buffer = new Buffer()
  buffer.addText(run)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const positions = buffer.getGlyphPositions()
  let pen = start
  for (const [i, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
    if (glyph === 0) throw new Error(`The font has no letter for part of "${run}"`)
    const { xAdvance, xOffset, yOffset } = positions[i]!
    const commands = font.glyphToJson(glyph).map(({ type, values }) => ({ type, values: values.map((v) => v * scale) }))
    glyphs.push({ commands, x: pen + xOffset * scale, y: yOffset * scale })
    pen += xAdvance * scale
  }
  return pen
}

/** The y axis of fonts points up, that of SVG down. */
function pathOf({ commands, x, y }: Glyph, left: number, baseline: number): string {
  const place = (value: number, i: number) => round(i % 2 ? baseline - y - value : left + x + value)
  return commands.map(({ type, values }) => `${type}${values.map(place).join(' ')}`).join('')
}
