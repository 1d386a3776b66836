import { accessibilityText, helpText, welcomeText } from './about-texts.server.ts'

/** Where a text stands, without what it says. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (value === null || typeof value !== 'object') return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]))
}

const texts = [accessibilityText, helpText, welcomeText]

describe('whole pages of text', () => {
  it('say the same in both languages, part by part', () => {
    expect(texts.map((text) => shapeOf(text('bn')))).toEqual(texts.map((text) => shapeOf(text('en'))))
  })

  it('leave nothing to fill in', () => {
    const all = (['en', 'bn'] as const).flatMap((locale) => texts.map((text) => text(locale)))
    expect(JSON.stringify(all)).not.toMatch(/\{\w+\}/)
  })
})
