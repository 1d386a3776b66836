import { useState } from 'react'
import { letters } from './first-letter.ts'
import { link, pretty, tone } from './text.css.ts'

export interface ExpandableTextProps {
  text: string
  /** Longer texts are truncated at a word. */
  limit: number
  more: string
  less: string
}

/**
 * A long optional text, such as a title's description, truncated at a word with a button to expand it. Essential text
 * is never truncated.
 */
export function ExpandableText({ text, limit, more, less }: ExpandableTextProps) {
  const [whole, setWhole] = useState(false)
  const short = shorten(text, limit)
  return (
    <p className={`${tone.soft} ${pretty}`}>
      {whole ? text : short}
      {short === text ? null : (
        <>
          {' '}
          <button type="button" className={link} aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? less : more}
          </button>
        </>
      )}
    </p>
  )
}

/** Counted in grapheme clusters, so that a Bengali cluster is never cut in two. */
export function shorten(text: string, limit: number): string {
  const next = [...text.matchAll(letters)][limit]
  if (!next) return text
  const head = text.slice(0, next.index)
  const word = head.lastIndexOf(' ')
  return `${(word > 0 ? head.slice(0, word) : head).replace(/[\s,;:.।—–-]+$/u, '')}…`
}
