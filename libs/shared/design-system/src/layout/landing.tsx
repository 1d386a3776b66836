import type { CSSProperties, ReactNode } from 'react'
import * as styles from './landing.css.ts'
import type { PictureWidth } from '../cards/picture-url.ts'
import { Picture } from '../cards/picture.tsx'

export interface LandingProps {
  /** The product in one sentence. */
  title: string
  lead: string
  /** Large buttons, the first of them primary. */
  actions: ReactNode
  /** A 16:9 still and the taller one for phones; without a still the background is dark. */
  pictureSrc?: string
  tallPictureSrc?: string
}

const widths: readonly PictureWidth[] = [640, 828, 1080, 1200, 1920, 2048]

/** Start position of each firefly in per cent from the block start and inline end, its distance, and its delay. */
const flies = [
  { x: 12, y: 26, by: '-46px, -30px', since: '-2s' },
  { x: 30, y: 52, by: '38px, -54px', since: '-7s' },
  { x: 44, y: 20, by: '-30px, 42px', since: '-4s' },
  { x: 7, y: 64, by: '-22px, -60px', since: '-9s' },
  { x: 62, y: 38, by: '50px, 24px', since: '-12s' },
]

/**
 * The first section for new visitors: what the product is, over a still with fireflies. Returning visitors see a
 * `Hero`.
 */
export function Landing({ title, lead, actions, pictureSrc, tallPictureSrc }: LandingProps) {
  return (
    <div className={styles.landing}>
      {pictureSrc ? (
        <div className={styles.still}>
          <Picture src={pictureSrc} tallSrc={tallPictureSrc} alt="" width={1920} height={1080} sizes="100vw" widths={widths} focus="hero" priority />
        </div>
      ) : null}
      {flies.map(({ x, y, by, since }) => (
        <span key={x} className={styles.fly} style={{ insetInlineEnd: `${x}%`, top: `${y}%`, animationDelay: since, '--drift': by } as CSSProperties} />
      ))}
      <div className={styles.copy}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  )
}
