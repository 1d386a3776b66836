import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { cellsOf, rowText, rowsOf } from './csv.ts'

async function rows(text: string) {
  const file = join(await mkdtemp(join(tmpdir(), 'csv-')), 'rows.csv')
  await writeFile(file, text)
  return (await Array.fromAsync(rowsOf(file))).map(({ number, cells }) => [number, ...cells])
}

describe('a CSV file', () => {
  it('has rows that know the line they begin on', async () => {
    expect(await rows('a,b\r\n"one,\ntwo","say ""no"""\n\nlast,')).toEqual([[1, 'a', 'b'], [2, 'one,\ntwo', 'say "no"'], [5, 'last', '']])
  })

  it('may begin with the mark that spreadsheets write', async () => {
    expect(await rows('\uFEFFrecord\ngenre\n')).toEqual([[1, 'record'], [2, 'genre']])
  })

  it('is refused by line where a quotation mark has no partner or stands in a cell', async () => {
    await expect(rows('a\nb\n"c\nd\n')).rejects.toThrow('line 3: a quotation mark is opened and never closed')
    await expect(rows('a\nno "such" thing\n')).rejects.toThrow('line 2: a quotation mark stands in the middle')
  })

  it('is refused by the line of the quotation mark that has no partner, however much follows', async () => {
    const follows = 'a line of a description,\n'.repeat(5 * 1024 * 1024 / 25)
    await expect(rows(`record,title\n"title",ferry\n"title,${follows}`)).rejects.toThrow(/^line 3: a quotation mark is opened and never closed\.$/)
  })

  it('may hold a text of many lines in one cell', async () => {
    const text = 'it says ""no""\n'.repeat(200_000)
    const [[, ...cells] = []] = await rows(`"${text}",end\n`)
    expect([cells.length, cells[0]?.toString().length, cells[1]]).toEqual([2, 200_000 * 13, 'end'])
  })

  it('is refused when it is not UTF-8', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'csv-')), 'rows.csv')
    await writeFile(file, Buffer.concat([Buffer.from('a\n'), Buffer.from([0xe0, 0xa6, 0x0a])]))
    await expect(Array.fromAsync(rowsOf(file))).rejects.toThrow('line 2: is not written in UTF-8')
  })

  it('gives back every cell that was written', () => {
    fc.assert(fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (cells) => {
      expect(cellsOf(rowText(cells).slice(0, -1), 1)).toEqual(cells)
    }))
  })
})
