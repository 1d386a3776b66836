import { useId } from 'react'
import type { ReactNode } from 'react'
import * as styles from './accordion.css.ts'
import { ChevronDownIcon } from '../icons/dialog-icons.tsx'

export interface AccordionProps {
  items: { title: string; content: ReactNode; open?: boolean }[]
  /** Opening one closes the others. */
  single?: boolean
  headingLevel?: 2 | 3 | 4
}

/**
 * Questions with answers that few users need, such as help about plans. A native `details` element, so it works without
 * scripts and find-in-page opens it.
 */
export function Accordion({ items, single = false, headingLevel = 3 }: AccordionProps) {
  const name = useId()
  const Title = `h${headingLevel}` as const
  return (
    <div className={styles.accordion}>
      {items.map(({ title, content, open }) => (
        <details key={title} className={styles.item} name={single ? name : undefined} open={open}>
          <summary className={styles.summary}>
            <Title className={styles.title}>{title}</Title>
            <span className={styles.sign}><ChevronDownIcon /></span>
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  )
}
