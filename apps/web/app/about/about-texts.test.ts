import { helpText, welcomeText } from './about-texts.server.ts'

/** Where a text stands, without what it says. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (value === null || typeof value !== 'object') return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]))
}

describe('the texts of help and welcome', () => {
  it('say the same in both languages, part by part', () => {
    expect(shapeOf(helpText('bn'))).toEqual(shapeOf(helpText('en')))
    expect(shapeOf(welcomeText('bn'))).toEqual(shapeOf(welcomeText('en')))
  })

  it('leave nothing to fill in', () => {
    const all = (['en', 'bn'] as const).flatMap((locale) => [helpText(locale), welcomeText(locale)])
    expect(JSON.stringify(all)).not.toMatch(/\{\w+\}/)
  })
})
