import { useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import * as styles from './carousel-stage.css.ts'

type Native = Omit<ComponentProps<'div'>, 'className' | 'children'>

/** What is said of the whole and of its first slide by what turns them. */
export type StageState = { root: Native; slide: Native }

export interface CarouselStageProps {
  /** In the page from its beginning. */
  first: (isShown: boolean) => ReactNode
  /** The controls and all other slides, `CarouselTurns`: they may come much later, and move nothing. */
  turns?: (onStage: (state: StageState) => void) => ReactNode
}

const alone: StageState = { root: {}, slide: {} }

/** The place of a carousel, with its first slide: all of it that a page needs until something is to turn. */
export function CarouselStage({ first, turns }: CarouselStageProps) {
  const [{ root, slide }, setStage] = useState(alone)
  return (
    <div className={styles.stage} {...root}>
      <div className={styles.first} {...slide}>{first(!slide.inert)}</div>
      {turns?.(setStage)}
    </div>
  )
}
