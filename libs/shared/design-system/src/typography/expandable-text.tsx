import { useEffect, useRef, useState } from 'react'
import * as styles from './expandable-text.css.ts'
import { link, pretty, tone } from './text.css.ts'

export interface ExpandableTextProps {
  text: string
  more: string
  less: string
}

/** A text of this length takes more than three lines at any width, so the server renders the button. */
const certainlyCutLength = 320

/**
 * A long optional text, such as a title's description, cut after three lines in every language, with a button to expand
 * it. Essential text is never cut.
 */
export function ExpandableText({ text, more, less }: ExpandableTextProps) {
  const [isWhole, setWhole] = useState(false)
  const [isCut, setCut] = useState(text.length > certainlyCutLength)
  const frame = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLParagraphElement>(null)
  // Width, language and late fonts change the number of lines.
  useEffect(() => {
    if (!frame.current || !words.current || isWhole) return
    const [box, paragraph] = [frame.current, words.current]
    const measure = () => setCut(paragraph.offsetHeight > box.clientHeight + 2)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(paragraph)
    return () => observer.disconnect()
  }, [text, isWhole])
  return (
    <div className={`${styles.container} ${tone.soft} ${pretty}`}>
      <div ref={frame} className={isWhole ? styles.whole : styles.lines} data-cut={isCut && !isWhole ? '' : undefined}>
        <p ref={words} className={isWhole ? styles.whole : undefined}>{text}</p>
      </div>
      {isCut && (
        <>
          {' '}
          <button type="button" className={isWhole ? link : `${link} ${styles.more}`} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? less : more}
          </button>
        </>
      )}
    </div>
  )
}
