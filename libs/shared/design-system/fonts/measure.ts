/**
 * Measures the overrides that give a system font the metrics of ours until ours has loaded; `src/theme/fonts.css.ts` has them:
 * node libs/shared/design-system/fonts/measure.ts latin 400 Arial.ttf
 * Spaces are measured separately: those of every language come from the Latin file.
 */
import { readFile } from 'node:fs/promises'
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'

const samples = {
  latin: 'A boatman has one evening left before the bridge opens. Everyone he has ever carried wants to cross once more. '
    + 'Continue watching, New on the service, Watch list, Season 1, 48 min left',
  bangla: 'সেতু খুলে যাওয়ার আগে মাঝির হাতে আছে একটাই সন্ধ্যা। যাদের সে এতকাল পার করেছে তারা সবাই আর একবার ওপারে যেতে চায়। '
    + 'দেখা চালিয়ে যান আমার তালিকা পর্ব',
}
const latinFile = 'anek-latin/files/anek-latin-latin-wght-normal'
const published = { latin: latinFile, bangla: 'anek-bangla/files/anek-bangla-bengali-wght-normal', space: latinFile }

const [script, weight, fallbackPath] = process.argv.slice(2) as [keyof typeof published, string, string]
const ownPath = new URL(import.meta.resolve(`@fontsource-variable/${published[script]}.woff2`))
const own = await metricsOf(await readFile(ownPath), { wght: Number(weight) })
const fallback = await metricsOf(await readFile(fallbackPath), {})
const size = own.width / fallback.width
const percent = (share: number) => `${(share * 100).toFixed(2)}%`

console.log({
  sizeAdjust: percent(size),
  ascentOverride: percent(own.ascent / size),
  descentOverride: percent(own.descent / size),
})

async function metricsOf(file: Uint8Array, variationAxes: Record<string, number>) {
  const text = script === 'space' ? ' ' : samples[script].replaceAll(' ', '')
  const plain = await subsetFont(file, text, { targetFormat: 'sfnt', variationAxes })
  const face = new Face(new Blob(new Uint8Array(plain).buffer))
  const font = new Font(face)
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const advance = buffer.getGlyphPositions().reduce((sum, glyph) => sum + glyph.xAdvance, 0)
  const { ascender, descender } = font.hExtents()
  return {
    width: advance / face.upem,
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
  }
}
