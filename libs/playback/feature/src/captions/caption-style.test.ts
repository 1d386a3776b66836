import { contrast, over, parseColour } from '@ott/design-system/contrast'
import fc from 'fast-check'
import { captionContrast, captionStyleChoices, cueTints, defaultCaptionStyle, hasOwnColours, isLegible, readCaptionStyle } from './caption-style.ts'

describe('the style of captions', () => {
  it('has enough contrast by default, over any picture', () => {
    expect(captionContrast(defaultCaptionStyle)).toBeGreaterThan(7)
  })

  it('has enough contrast in the colours of a cue', () => {
    for (const picture of ['#000000', '#ffffff']) {
      const ground = over('#000000bf', picture)
      for (const tint of Object.values(cueTints)) expect(contrast(parseColour(tint).rgb, ground)).toBeGreaterThan(4.5)
    }
  })

  it('is hard to read without enough contrast and without an edge', () => {
    expect(isLegible({ ...defaultCaptionStyle, colour: 'yellow', background: 'white', opacity: 100 })).toBe(false)
    expect(isLegible({ ...defaultCaptionStyle, opacity: 0 })).toBe(false)
    expect(isLegible({ ...defaultCaptionStyle, opacity: 0, edge: 'outline' })).toBe(true)
  })

  it('has own colours once one is chosen', () => {
    expect([{}, { size: 'huge' as const }, { colour: 'cyan' as const }].map((change) => hasOwnColours({ ...defaultCaptionStyle, ...change }))).toEqual([false, false, true])
  })

  it('is read part by part (PLAY-191)', () => {
    const style = fc.record(Object.fromEntries(Object.entries(captionStyleChoices).map(([part, choices]) => [part, fc.constantFrom<string | number>(...choices)])))
    fc.assert(fc.property(style, fc.constantFrom(...Object.keys(captionStyleChoices)), fc.jsonValue(), (stored, part, broken) => {
      expect(readCaptionStyle(stored, defaultCaptionStyle)).toEqual(stored)
      const others = Object.keys(captionStyleChoices).filter((each) => each !== part)
      const read = readCaptionStyle({ ...stored, [part]: broken }, defaultCaptionStyle)
      for (const other of others) expect(read[other as keyof typeof read]).toBe(stored[other])
    }))
  })
})
