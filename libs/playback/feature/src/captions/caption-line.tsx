import type { ReactNode } from 'react'
import type { CuePiece } from './cue-text.ts'
import { defaultCaptionStyle, hasOwnColours } from './caption-style.ts'
import type { CaptionStyle } from './caption-style.ts'
import * as styles from './captions.css.ts'

/** One line of a caption with its background. A colour that the user chose replaces those of the file (PLAY-198). */
export function CaptionLine({ pieces, style }: { pieces: CuePiece[]; style: CaptionStyle }) {
  const { colour, background, opacity, edge, font } = style
  const look = [styles.line, styles.textIn[colour], styles.backgroundIn[background], styles.opacityOf[opacity], styles.edge[edge], styles.font[font]].join(' ')
  return (
    <span className={look} data-own={hasOwnColours(style) ? '' : undefined}>
      {pieces.map((piece, index) => <Piece key={index} piece={piece} hasColour={colour === defaultCaptionStyle.colour} />)}
    </span>
  )
}

function Piece({ piece, hasColour }: { piece: CuePiece; hasColour: boolean }) {
  const { text, isItalic, isBold, isUnderlined, colour, reading } = piece
  let drawn: ReactNode = reading === null ? text : <ruby>{text}<rt>{reading}</rt></ruby>
  if (isUnderlined) drawn = <u>{drawn}</u>
  if (isBold) drawn = <b>{drawn}</b>
  if (isItalic) drawn = <i>{drawn}</i>
  return colour !== null && hasColour ? <span className={styles.cueColour[colour]}>{drawn}</span> : drawn
}
