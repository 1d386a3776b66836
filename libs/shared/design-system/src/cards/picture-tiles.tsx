import type { CSSProperties } from 'react'
import { followGridArrow } from './grid-keyboard.ts'
import { columnsFor } from './picture-tiles-columns.ts'
import * as styles from './picture-tiles.css.ts'
import { Picture } from './picture.tsx'

export interface PictureTilesProps {
  label: string
  /** `pictureSrcs`: up to three portrait pictures, the first in front. */
  entries: readonly { href: string; title: string; facts: string; pictureSrcs: readonly string[] }[]
}

/** Collections as large linked tiles with fanned pictures. The last row stretches, so the grid is full at every width. */
export function PictureTiles({ label, entries }: PictureTilesProps) {
  const [narrow, medium, wide] = [2, 3, 5].map((columns) => columnsFor(entries.length, columns))
  const columns = { '--narrow': narrow, '--medium': medium, '--wide': wide } as CSSProperties
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- key events bubble from the links inside
    <ul className={styles.list} style={columns} aria-label={label} data-item-list="" onKeyDown={followGridArrow}>
      {entries.map(({ href, title, facts, pictureSrcs }) => (
        <li key={href} className={styles.item}>
          <a className={styles.tile} href={href}>
            <span className={styles.text}>
              <span className={styles.title}>{title}</span>
              <span className={styles.facts}>{facts}</span>
            </span>
            <span className={styles.fan}>
              {pictureSrcs.map((src) => (
                <span key={src} className={styles.art}>
                  <Picture src={src} alt="" width={600} height={900} sizes="104px" widths={[64, 128, 256]} />
                </span>
              ))}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
