import { useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import * as styles from './carousel-stage.css.ts'

type Native = Omit<ComponentProps<'div'>, 'className' | 'children'>

/** Attributes of the carousel and its first slide. */
export type StageState = { root: Native; slide: Native }

interface CarouselStageProps {
  /** Rendered on the server. */
  first: (isShown: boolean) => ReactNode
  /** Controls and the other slides (`CarouselSlides`); they may load later without a layout shift. */
  rest?: (onStage: (state: StageState) => void) => ReactNode
}

const alone: StageState = { root: {}, slide: {} }

/** The first slide of a carousel, all that a page needs until rotation starts. */
export function CarouselStage({ first, rest }: CarouselStageProps) {
  const [{ root, slide }, setStage] = useState(alone)
  return (
    <div className={styles.stage} {...root}>
      <div className={styles.first} {...slide}>{first(!slide.inert)}</div>
      {rest?.(setStage)}
    </div>
  )
}
