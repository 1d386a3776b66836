import { render, screen } from '@testing-library/react'
import { cueLines } from './cue-text.ts'
import { CaptionLine } from './caption-line.tsx'
import { defaultCaptionStyle } from './caption-style.ts'
import type { CaptionStyle } from './caption-style.ts'
import { cueColour } from './captions.css.ts'

const show = (text: string, style: Partial<CaptionStyle> = {}) =>
  render(<CaptionLine pieces={cueLines(text)[0] ?? []} style={{ ...defaultCaptionStyle, ...style }} />)

describe('a line of captions', () => {
  it('has the colours of its cue', () => {
    show('<c.yellow>Who’s there?</c>')
    expect(screen.getByText('Who’s there?')).toHaveClass(cueColour.yellow)
  })

  it('has the colour that the user chose instead (PLAY-198)', () => {
    const { container } = show('<c.yellow>Who’s there?</c>', { colour: 'cyan' })
    expect(container.querySelector(`.${cueColour.yellow}`)).toBeNull()
  })

  it('has readings over their bases', () => {
    const { container } = show('<i><ruby>漢<rt>kan</rt></ruby></i>')
    expect(container.querySelector('i > ruby > rt')).toHaveTextContent('kan')
  })
})
