import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { messageFiles, fillMissing } from './messages.ts'

const workspace = join(import.meta.dirname, '../../..')

async function read(locale: string): Promise<Record<string, string>> {
  const files = await messageFiles(workspace, locale)
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>))
}

/** The arguments of a message at any depth. */
function argumentsOf(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.tag) return [element.value, ...argumentsOf(element.children)]
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element.value]
    return [element.value, ...Object.values(element.options).flatMap((option) => argumentsOf(option.value))]
  })
}

describe('messages', () => {
  it('have the same ids in both languages', async () => {
    const [en, bn] = await Promise.all([read('en'), read('bn')])
    expect(Object.keys(bn).toSorted()).toEqual(Object.keys(en).toSorted())
  })

  it('have each id in one file', async () => {
    const files = await messageFiles(workspace, 'en')
    const ids = files.flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object))
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  it('that one language lacks are taken from the other and reported', () => {
    expect(fillMissing({ greeting: 'নমস্কার' }, { greeting: 'Welcome', parting: 'Goodbye' })).toEqual({
      texts: { greeting: 'নমস্কার', parting: 'Goodbye' },
      missing: ['parting'],
    })
  })

  it('have the same arguments in both languages', async () => {
    const [en, bn] = await Promise.all([read('en'), read('bn')])
    const names = (texts: Record<string, string>) =>
      Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, [...new Set(argumentsOf(parse(text)))].toSorted()]))
    expect(names(bn)).toEqual(names(en))
  })

  it('are written in Bengali letters or are names', async () => {
    const bn = await read('bn')
    const latin = Object.entries(bn).filter(([, text]) => /[a-z]{3,} [a-z]{3,} [a-z]{3,}/.test(text.replace(/\{[^}]*\}/g, '')))
    expect(latin).toEqual([])
  })
})
