import { brotliCompressSync } from 'node:zlib'
import { brands } from '@ott/brand/choose'
import { locales } from '@ott/i18n'

const maxBytes = 4_000

describe.each(Object.keys(brands))('the screens of the brand %s', (name) => {
  async function screens(locale: 'en' | 'bn') {
    jest.resetModules()
    process.env.OTT_BRAND = name
    const { sampleScreens } = await import('./sample-screens.tsx')
    delete process.env.OTT_BRAND
    return Object.entries(sampleScreens(locale))
  }

  it.each(locales)('have at most 4 kB and load nothing else (%s)', async (locale) => {
    for (const [screen, html] of await screens(locale)) {
      expect([screen, brotliCompressSync(html).length <= maxBytes]).toEqual([screen, true])
      expect(html.match(/<(?:script|img|iframe|link)[^>]*(?:src|href)="(?!data:)[^"]*"/g)).toBeNull()
    }
  })

  it.each(locales)('name the brand and its colours, in the page’s language (%s)', async (locale) => {
    const { name: names, colors } = brands[name as keyof typeof brands]
    for (const [, html] of await screens(locale)) {
      expect(html).toContain(`<html lang="${locale}">`)
      expect(html).toContain(names[locale])
      expect(html).toContain(colors.accent)
    }
  })
})
