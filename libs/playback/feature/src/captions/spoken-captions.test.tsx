import { render, screen } from '@testing-library/react'
import fc from 'fast-check'
import type { Cue } from '../engine/engine.ts'
import { nothingSpoken, speakNext, SpokenCaptions } from './spoken-captions.tsx'

const aCue = (id: string): Cue => ({ id, text: `<i>${id}</i>`, line: null, position: null, align: 'center' })

describe('spoken captions', () => {
  const textsOf = (...frames: string[][]) => {
    let spoken = nothingSpoken
    return frames.flatMap((ids) => {
      const before = spoken
      spoken = speakNext(before, ids.map(aCue))
      return spoken === before ? [] : [spoken.text]
    })
  }

  it('are each read once (PLAY-197)', () => {
    expect(textsOf(['a'], [], ['a'], ['a', 'b'], ['b'], ['c'])).toEqual(['a', 'b', 'c'])
  })

  it('are read again when the video has moved on in between', () => {
    expect(textsOf(['a'], ['b'], ['a'])).toEqual(['a', 'b', 'a'])
  })

  it('never repeat a cue of the frame before', () => {
    const frame = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'))
    fc.assert(fc.property(fc.array(frame), (frames) => {
      const repeated = frames.flatMap((ids) => [ids, ids])
      expect(textsOf(...repeated)).toEqual(textsOf(...frames))
    }))
  })

  it('are in a live region in their language', () => {
    render(<SpokenCaptions cues={[aCue('শেষ খেয়া')]} language="bn" />)
    expect(screen.getByText('শেষ খেয়া').closest('[aria-live]')).toHaveAttribute('lang', 'bn')
  })
})
