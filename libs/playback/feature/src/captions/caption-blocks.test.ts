import fc from 'fast-check'
import type { Cue } from '../engine/engine.ts'
import { captionBlocks } from './caption-blocks.ts'
import type { ShownControls } from './caption-blocks.ts'

const aCue = (text: string, changes: Partial<Cue> = {}): Cue => ({ id: text, text, line: null, position: null, align: 'center', ...changes })
const rows = (cues: Cue[], place: 'top' | 'bottom' = 'bottom', controls: ShownControls = 'none') =>
  captionBlocks(cues, place, controls).map(({ row, line, cues: some }) => [row, line, some.map(({ text }) => text).join()])

describe('the blocks of active cues', () => {
  it('are where the user wants them unless the file says otherwise', () => {
    expect([rows([aCue('a')]), rows([aCue('a')], 'top')]).toEqual([[['bottom', 100, 'a']], [['top', 0, 'a']]])
    expect(rows([aCue('TOP', { line: 10 }), aCue('BOTTOM', { line: 90 })])).toEqual([['top', 10, 'TOP'], ['bottom', 90, 'BOTTOM']])
  })

  it('have the cues of one row in the order of their lines', () => {
    expect(rows([aCue('second', { line: 92 }), aCue('first', { line: 84 })])).toEqual([['bottom', 92, 'first,second']])
  })

  it('follow the position and alignment of a cue', () => {
    const sides = (changes: Partial<Cue>) => captionBlocks([aCue('a', changes)], 'bottom', 'none').map(({ left, right }) => [left, right])[0]
    expect(sides({})).toEqual([6, 6])
    expect(sides({ position: 25 })).toEqual([6, 50])
    expect(sides({ position: 20, align: 'start' })).toEqual([20, 6])
    expect(sides({ position: 80, align: 'end' })).toEqual([6, 20])
    expect(sides({ align: 'start' })).toEqual([6, 6])
    expect(sides({ position: 100, align: 'start' })).toEqual([60, 6])
  })

  it('leave the middle to the large buttons, and the bottom to a thumbnail', () => {
    const everywhere = [aCue('a', { line: 10 }), aCue('b', { line: 50 }), aCue('c')]
    expect(rows(everywhere)).toEqual([['top', 10, 'a'], ['middle', 50, 'b'], ['bottom', 100, 'c']])
    expect(rows(everywhere, 'bottom', 'bar')).toEqual([['top', 10, 'a'], ['bottom', 100, 'b,c']])
    expect(rows(everywhere, 'bottom', 'full').map(([row, , texts]) => [row, texts])).toEqual([['top', 'a,b,c']])
  })

  it('contain each cue once', () => {
    const percent = fc.option(fc.integer({ min: 0, max: 100 }), { nil: null })
    const cue = fc.record({ line: percent, position: percent, align: fc.constantFrom('start' as const, 'center' as const, 'end' as const) })
    fc.assert(fc.property(fc.array(cue), fc.constantFrom('top' as const, 'bottom' as const), fc.constantFrom<ShownControls>('none', 'bar', 'full'), (some, place, controls) => {
      const cues = some.map((changes, index) => aCue(String(index), changes))
      const blocks = captionBlocks(cues, place, controls)
      expect(blocks.flatMap((block) => block.cues.map(({ id }) => id)).toSorted()).toEqual(cues.map(({ id }) => id).toSorted())
      expect(blocks.every(({ left, right }) => left + right <= 66)).toBe(true)
    }))
  })
})
