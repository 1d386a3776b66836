import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { cellsOf, rowText, rowsOf } from './csv.ts'

async function rows(text: string | Buffer) {
  const file = join(await mkdtemp(join(tmpdir(), 'csv-')), 'rows.csv')
  await writeFile(file, text)
  return (await Array.fromAsync(rowsOf(file))).map(({ number, ...row }) => [number, ...('cells' in row ? row.cells : [row.error])])
}

describe('a CSV file', () => {
  it('has rows with the number of their first line', async () => {
    expect(await rows('a,b\r\n"one,\ntwo","say ""no"""\n\nlast,')).toEqual([[1, 'a', 'b'], [2, 'one,\ntwo', 'say "no"'], [5, 'last', '']])
  })

  it('may start with a byte order mark', async () => {
    expect(await rows('\uFEFFrecord\ngenre\n')).toEqual([[1, 'record'], [2, 'genre']])
  })

  it('reports misplaced and unclosed quotation marks by line', async () => {
    expect(await rows('a\nb\n"c\nd\n')).toEqual([[1, 'a'], [2, 'b'], [3, 'a quoted cell is not closed']])
    expect(await rows('a\nno "such" thing\nb\n')).toEqual([[1, 'a'], [2, expect.stringContaining('a cell contains a quotation mark')], [3, 'b']])
  })

  it('ends at an unclosed quoted cell, however much follows', async () => {
    const follows = 'a line of a description,\n'.repeat(5 * 1024 * 1024 / 25)
    expect((await rows(`record,title\n"title",ferry\n"title,${follows}`)).slice(2)).toEqual([[3, 'a quoted cell is not closed']])
  })

  it('may have a cell of many lines', async () => {
    const text = 'it says ""no""\n'.repeat(200_000)
    const [[, ...cells] = []] = await rows(`"${text}",end\n`)
    expect([cells.length, cells[0]?.toString().length, cells[1]]).toEqual([2, 200_000 * 13, 'end'])
  })

  it('reports invalid UTF-8 by line and still reads its rows', async () => {
    expect(await rows(Buffer.from('a\n"caf\xe9\n",b\nc', 'latin1'))).toEqual([[1, 'a'], [2, 'is not valid UTF-8'], [2, 'caf\xe9\n', 'b'], [4, 'c']])
  })

  it('reads back every cell that was written', () => {
    fc.assert(fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (cells) => {
      expect(cellsOf(rowText(cells).slice(0, -1))).toEqual({ cells })
    }))
  })
})
