import type { CardShape } from './card.tsx'
import { cardGrid } from './card.css.ts'
import { waitingLines } from './row.css.ts'
import { Skeleton } from '../feedback/skeleton.tsx'

const tiles = [1, 2, 3, 4, 5, 6]

/** Six placeholder cards of a `CardGrid`. */
export function CardGridSkeleton({ shape, label }: { shape: CardShape; label: string }) {
  return (
    <div role="group" aria-busy="true" aria-label={label} className={cardGrid[shape]}>
      {tiles.map((tile) => (
        <div key={tile}>
          <Skeleton shape={shape} />
          <div className={waitingLines}><Skeleton shape="line" /><Skeleton shape="shortLine" /></div>
        </div>
      ))}
    </div>
  )
}
