import type { CSSProperties } from 'react'
import type { Cue } from '../engine/engine.ts'
import * as styles from '../player.css.ts'
import type { CaptionPlace, CaptionSize } from '../state/preferences.ts'
import { captionBlocks } from './caption-blocks.ts'
import type { ShownControls } from './caption-blocks.ts'
import { cueLines } from './cue-text.ts'
import type { CuePiece } from './cue-text.ts'

type CaptionsProps = {
  cues: Cue[]
  language: string | undefined
  size: CaptionSize
  place: CaptionPlace
  controls: ShownControls
  /** The age rating is shown at the top. */
  isBelowRating: boolean
}

/** Own captions instead of native ones: they move above the controls and follow the user's size and position. */
export function Captions({ cues, language, size, place, controls, isBelowRating }: CaptionsProps) {
  return captionBlocks(cues, place, controls).map(({ row, line, left, right, align, cues: some }) => (
    <div
      key={`${row} ${left} ${right} ${align}`}
      lang={language}
      className={`${styles.captions} ${styles.captionsAt[row]} ${styles.captionsIn[size]}`}
      style={{ '--line': line, left: `${left}%`, right: `${right}%`, justifyItems: align, textAlign: align } as CSSProperties}
      data-above={controls === 'none' ? undefined : ''}
      data-below-rating={isBelowRating ? '' : undefined}
    >
      {some.map((cue) => cueLines(cue.text).map((pieces, index) => (
        <div key={`${cue.id} ${index}`}><span className={styles.captionLine}>{pieces.map(drawPiece)}</span></div>
      )))}
    </div>
  ))
}

function drawPiece({ text, isItalic, isBold }: CuePiece, index: number) {
  const bold = isBold ? <b key={index}>{text}</b> : text
  return isItalic ? <i key={index}>{bold}</i> : bold
}
