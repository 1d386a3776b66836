import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { cellsOf, rowText, rowsOf } from './csv.ts'

async function rows(text: string | Buffer) {
  const file = join(await mkdtemp(join(tmpdir(), 'csv-')), 'rows.csv')
  await writeFile(file, text)
  return (await Array.fromAsync(rowsOf(file))).map(({ number, ...row }) => [number, ...('cells' in row ? row.cells : [row.fault])])
}

describe('a CSV file', () => {
  it('has rows that know the line they begin on', async () => {
    expect(await rows('a,b\r\n"one,\ntwo","say ""no"""\n\nlast,')).toEqual([[1, 'a', 'b'], [2, 'one,\ntwo', 'say "no"'], [5, 'last', '']])
  })

  it('may begin with the mark that spreadsheets write', async () => {
    expect(await rows('\uFEFFrecord\ngenre\n')).toEqual([[1, 'record'], [2, 'genre']])
  })

  it('says by line where a quotation mark has no partner or stands in a cell', async () => {
    expect(await rows('a\nb\n"c\nd\n')).toEqual([[1, 'a'], [2, 'b'], [3, 'a quotation mark is opened and never closed']])
    expect(await rows('a\nno "such" thing\nb\n')).toEqual([[1, 'a'], [2, expect.stringContaining('a quotation mark stands in the middle')], [3, 'b']])
  })

  it('ends at the quotation mark that has no partner, however much follows', async () => {
    const follows = 'a line of a description,\n'.repeat(5 * 1024 * 1024 / 25)
    expect((await rows(`record,title\n"title",ferry\n"title,${follows}`)).slice(2)).toEqual([[3, 'a quotation mark is opened and never closed']])
  })

  it('may hold a text of many lines in one cell', async () => {
    const text = 'it says ""no""\n'.repeat(200_000)
    const [[, ...cells] = []] = await rows(`"${text}",end\n`)
    expect([cells.length, cells[0]?.toString().length, cells[1]]).toEqual([2, 200_000 * 13, 'end'])
  })

  it('says which line is not UTF-8, and where its rows begin all the same', async () => {
    expect(await rows(Buffer.from('a\n"caf\xe9\n",b\nc', 'latin1'))).toEqual([[1, 'a'], [2, 'is not written in UTF-8'], [2, 'caf\xe9\n', 'b'], [4, 'c']])
  })

  it('gives back every cell that was written', () => {
    fc.assert(fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (cells) => {
      expect(cellsOf(rowText(cells).slice(0, -1))).toEqual({ cells })
    }))
  })
})
