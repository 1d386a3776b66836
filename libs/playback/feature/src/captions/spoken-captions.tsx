import { VisuallyHidden } from '@ott/design-system'
import { useState } from 'react'
import { spokenCue } from './cue-text.ts'
import type { Cue } from '../engine/engine.ts'

/** The cues that were spoken last, by their ids, and the text of the new ones among them. */
export type Spoken = { ids: string[]; text: string }

export const nothingSpoken: Spoken = { ids: [], text: '' }

/** Each cue once, also when it is shown again after a stall or a seek within it (PLAY-197). */
export function speakNext(spoken: Spoken, cues: Cue[]): Spoken {
  const added = cues.filter(({ id }) => !spoken.ids.includes(id))
  if (added.length === 0) return spoken
  return { ids: cues.map(({ id }) => id), text: added.map(({ text }) => spokenCue(text)).join(' ') }
}

/** A live region, which screen readers and braille displays read. */
export function SpokenCaptions({ cues, language }: { cues: Cue[]; language: string | undefined }) {
  const [spoken, setSpoken] = useState(nothingSpoken)
  const next = speakNext(spoken, cues)
  if (next !== spoken) setSpoken(next)
  return (
    <VisuallyHidden>
      {/* The key replaces the text, so that two equal cues are read twice. */}
      <span aria-live="polite" lang={language}><span key={next.ids.join('\n')}>{next.text}</span></span>
    </VisuallyHidden>
  )
}
