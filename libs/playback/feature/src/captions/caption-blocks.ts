import type { Cue } from '../engine/engine.ts'
import type { CaptionStyle } from './caption-style.ts'

/** Controls that are shown. `full`: a thumbnail or a low window also takes the space above the bottom bar. */
export type ShownControls = 'none' | 'bar' | 'full'

/** Cues that are stacked. Percentages of the picture. */
export type CaptionBlock = { row: 'top' | 'middle' | 'bottom'; line: number; left: number; right: number; align: Cue['align']; cues: Cue[] }

const margin = 6
/** The thirds of the picture. */
const topUntil = 34
const bottomFrom = 66

/** The blocks of the active cues, where their file or else the user places them (PLAY-78). None covers a control (PLAY-79). */
export function captionBlocks(cues: Cue[], place: CaptionStyle['position'], controls: ShownControls): CaptionBlock[] {
  const blocks = new Map<string, CaptionBlock>()
  for (const cue of cues) {
    const line = lineOf(cue, place)
    const row = rowOf(line, controls)
    const [left, right] = columnOf(cue)
    const key = [row, left, right, cue.align].join(' ')
    const block = blocks.get(key)
    if (!block) blocks.set(key, { row, line: row === rowOf(line, 'none') ? line : row === 'top' ? 0 : 100, left, right, align: cue.align, cues: [cue] })
    else Object.assign(block, { line: row === 'top' ? Math.min(block.line, line) : Math.max(block.line, line), cues: inOrder([...block.cues, cue], place) })
  }
  return [...blocks.values()]
}

const inOrder = (cues: Cue[], place: CaptionStyle['position']) => cues.toSorted((one, other) => lineOf(one, place) - lineOf(other, place))

/** A user who wants captions at the top gets those at the bottom there too. */
function lineOf({ line }: Cue, place: CaptionStyle['position']): number {
  if (place === 'bottom') return line ?? 100
  return line === null || line > bottomFrom ? 0 : line
}

/** The middle belongs to the large buttons while the controls are shown. */
function rowOf(line: number, controls: ShownControls): CaptionBlock['row'] {
  if (line < topUntil || controls === 'full') return 'top'
  return line > bottomFrom || controls === 'bar' ? 'bottom' : 'middle'
}

/** The free space on both sides: at least a margin, and never so much that lines break after each word. */
function columnOf({ position, align }: Cue): [left: number, right: number] {
  const [min, usual, max] = ({ start: [0, 0, 60], center: [25, 50, 75], end: [40, 100, 100] } as const)[align]
  const at = Math.max(min, Math.min(max, position ?? usual))
  const half = Math.min(at, 100 - at)
  const left = { start: at, center: at - half, end: 0 }[align]
  const right = { start: 0, center: 100 - at - half, end: 100 - at }[align]
  return [Math.max(margin, left), Math.max(margin, right)]
}
