import { TYPE, parse } from '@formatjs/icu-messageformat-parser'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { brand } from '@ott/brand'
import { errorStatus } from '@ott/contract/errors'
import bn from './messages.bn.json' with { type: 'json' }
import en from './messages.en.json' with { type: 'json' }
import { t } from './messages.ts'

function argumentsOf(message: string): string[] {
  const named = (parts: MessageFormatElement[]): string[] =>
    parts.flatMap((part) => (part.type === TYPE.literal || part.type === TYPE.pound ? [] : [part.value]))
  return [...new Set(named(parse(message)))].toSorted()
}

describe('the messages of the server', () => {
  it('exist in both languages with the same arguments', () => {
    const shape = (words: Record<string, string>) =>
      Object.fromEntries(Object.entries(words).map(([id, text]) => [id, argumentsOf(text)]))
    expect(shape(bn)).toEqual(shape(en))
  })

  it('include every error code', () => {
    const spoken = Object.keys(en).filter((id) => /^error\.[A-Z_]+$/.test(id))
    expect(spoken.toSorted()).toEqual(Object.keys(errorStatus).map((code) => `error.${code}`).toSorted())
  })

  it('of a field belong to an error code', () => {
    const ofFields = Object.keys(en).filter((id) => id.startsWith('error.') && id.split('.').length > 2)
    expect(ofFields).toContain('error.CONFLICT.signInMethod')
    expect(ofFields.filter((id) => !Object.hasOwn(errorStatus, id.split('.')[1] ?? ''))).toEqual([])
  })

  it('keep Latin digits in codes, in both languages', () => {
    const texts = (['en', 'bn'] as const).map((locale) => t(locale, 'signInCode.sms', { code: '0412', minutes: 10 }))
    expect(texts).toEqual([
      `0412 is your ${brand.name.en} code. It is valid for 10 minutes. Do not share it with anyone.`,
      `আপনার ${brand.name.bn} কোড 0412। এটি ১০ মিনিট কাজ করবে। কোডটি কাউকে জানাবেন না।`,
    ])
  })
})
