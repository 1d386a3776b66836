import { cueLines } from './cue-text.ts'
import type { CuePiece } from './cue-text.ts'
import type { Cue } from '../engine/engine.ts'
import * as styles from '../player.css.ts'
import type { CaptionPlace, CaptionSize } from '../state/preferences.ts'

type CaptionsProps = {
  cues: Cue[]
  language: string | undefined
  size: CaptionSize
  place: CaptionPlace
  /** What the captions must stay above. */
  above: 'controls' | 'thumbnail' | undefined
  /** The age rating is shown at the top. */
  isBelowRating: boolean
}

/** Own captions instead of native ones: they move above the controls and follow the user's size and position. */
export function Captions({ cues, language, size, place, above, isBelowRating }: CaptionsProps) {
  const placeOf = (cue: Cue) => (cue.isAtTop ? 'top' : place)
  return (['top', 'bottom'] as const).map((at) => {
    const here = cues.filter((cue) => placeOf(cue) === at)
    if (here.length === 0) return null
    return (
      <div key={at} lang={language} className={`${styles.captions} ${styles.captionsAt[at]} ${styles.captionsIn[size]}`} data-above={above} data-below-rating={isBelowRating ? '' : undefined}>
        {here.map((cue) => cueLines(cue.text).map((line, index) => (
          <div key={`${cue.id} ${index}`}><span className={styles.captionLine}>{line.map(drawPiece)}</span></div>
        )))}
      </div>
    )
  })
}

function drawPiece({ text, isItalic, isBold }: CuePiece, index: number) {
  const bold = isBold ? <b key={index}>{text}</b> : text
  return isItalic ? <i key={index}>{bold}</i> : bold
}
