/** Says how many glyphs a font file draws each word with, 0 when one is missing: node fonts/glyphs.ts FILE WORD ... */
import { readFile } from 'node:fs/promises'
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'

const [file, ...words] = process.argv.slice(2) as [string, ...string[]]
const plain = await subsetFont(await readFile(file), words.join(''), { targetFormat: 'sfnt' })
const font = new Font(new Face(new Blob(new Uint8Array(plain).buffer)))
console.log(JSON.stringify(words.map(glyphsOf)))

function glyphsOf(word: string): number {
  const buffer = new Buffer()
  buffer.addText(word)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const glyphs = buffer.getGlyphInfos()
  return glyphs.some((glyph) => glyph.codepoint === 0) ? 0 : glyphs.length
}
