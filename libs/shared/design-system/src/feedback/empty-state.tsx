import type { ReactNode } from 'react'
import { WarningIcon } from '../icons/icons.tsx'
import * as styles from './empty-state.css.ts'
import { Heading, Text } from '../typography/text.tsx'

export interface StateProps {
  title: string
  /** What happened, and what to do next. */
  text?: string
  actions?: ReactNode
  headingLevel?: 1 | 2
}

const flies = [
  { left: '12%', top: '62%' }, { left: '30%', top: '24%' }, { left: '48%', top: '70%' },
  { left: '64%', top: '36%' }, { left: '84%', top: '58%' },
]

/** An empty list or a search without results, with the next step; nothing failed. A failure is an `ErrorState`. */
export function EmptyState({ title, text, actions, headingLevel = 2 }: StateProps) {
  return (
    <div className={placed(headingLevel)}>
      <div className={styles.sky} aria-hidden="true">
        {flies.map((place, fly) => (
          <span key={place.left} className={styles.fly} style={{ ...place, animationDelay: `${fly * -1.7}s` }} />
        ))}
      </div>
      <Message title={title} text={text} actions={actions} headingLevel={headingLevel} />
    </div>
  )
}

/**
 * A page, or a large part of one, that failed to load, with the next step; announced as an alert. Transient failures
 * are `Toasts`.
 */
export function ErrorState({ title, text, actions, icon, headingLevel = 2 }: StateProps & { icon?: ReactNode }) {
  return (
    <div className={placed(headingLevel)} role="alert">
      <span className={styles.sign}>{icon ?? <WarningIcon />}</span>
      <Message title={title} text={text} actions={actions} headingLevel={headingLevel} />
    </div>
  )
}

const placed = (headingLevel: 1 | 2) => (headingLevel === 1 ? `${styles.state} ${styles.alone}` : styles.state)

const Message = ({ title, text, actions, headingLevel }: StateProps & { headingLevel: 1 | 2 }) => (
  <>
    <Heading level={headingLevel} size="dialog">{title}</Heading>
    {text ? <Text tone="soft">{text}</Text> : null}
    {actions ? <div className={styles.actions}>{actions}</div> : null}
  </>
)
