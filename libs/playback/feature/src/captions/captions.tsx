import type { CSSProperties } from 'react'
import { CaptionLine } from './caption-line.tsx'
import type { CaptionStyle } from './caption-style.ts'
import * as looks from './captions.css.ts'
import type { Cue } from '../engine/engine.ts'
import * as styles from '../player.css.ts'
import { captionBlocks } from './caption-blocks.ts'
import type { ShownControls } from './caption-blocks.ts'
import { cueLines } from './cue-text.ts'

type CaptionsProps = {
  cues: Cue[]
  language: string | undefined
  style: CaptionStyle
  controls: ShownControls
  /** The age rating is shown at the top. */
  isBelowRating: boolean
  /** The panel of their style is shown. */
  isBesidePanel: boolean
}

/** Own captions instead of native ones: they move above the controls and follow the user's style. */
export function Captions({ cues, language, style, controls, isBelowRating, isBesidePanel }: CaptionsProps) {
  return captionBlocks(cues, style.position, controls).map(({ row, line, left, right, align, cues: some }) => (
    <div
      key={`${row} ${left} ${right} ${align}`}
      lang={language}
      className={`${styles.captions} ${styles.captionsAt[row]} ${looks.size[style.size]}`}
      style={{ '--line': line, left: `${left}%`, right: `${right}%`, justifyItems: align, textAlign: align } as CSSProperties}
      data-above={controls === 'none' ? undefined : ''}
      data-beside-panel={isBesidePanel ? '' : undefined}
      data-below-rating={isBelowRating ? '' : undefined}
    >
      {some.map((cue) => cueLines(cue.text).map((pieces, index) => (
        <div key={`${cue.id} ${index}`}><CaptionLine pieces={pieces} style={style} /></div>
      )))}
    </div>
  ))
}
