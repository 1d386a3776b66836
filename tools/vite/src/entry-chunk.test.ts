import { neededBy } from './entry-chunk.ts'

describe('the modules that an entry needs', () => {
  const library = {
    entry: 'import { Card } from "index"; import("lazy")',
    index: 'export { Card } from "card"\nexport { Player as Film } from "player"',
    card: 'import { fact } from "fact"\nexport const Card = fact',
    fact: 'export const fact = 1',
    player: 'export const Player = 2',
    lazy: 'import { Film } from "index"\nexport default Film',
  }

  it('are its direct and indirect static imports', async () => {
    expect(await needed(library, 'entry')).toEqual(['card', 'entry', 'fact', 'index'])
  })

  it('are all modules of an index that it imports as a namespace', async () => {
    expect(await needed({ ...library, entry: 'import * as library from "index"\nlibrary.Card()' }, 'entry')).toContain('player')
  })

  it('include side-effect imports and star re-exports', async () => {
    const modules = {
      entry: 'import "style"\nimport { fact } from "all"',
      all: 'export * from "fact"\nexport * from "player"',
      style: 'import "base"',
      base: '',
      fact: 'export const fact = 1',
      player: 'export const Player = 2',
    }
    expect(await needed(modules, 'entry')).toEqual(['all', 'base', 'entry', 'fact', 'player', 'style'])
  })

  it('include the names that several modules import from the same index', async () => {
    const modules = { ...library, fact: 'import { Film } from "index"\nexport const fact = Film' }
    expect(await needed(modules, 'entry')).toEqual(['card', 'entry', 'fact', 'index', 'player'])
  })
})

async function needed(modules: Record<string, string>, entry: string): Promise<string[]> {
  const graph = { code: (id: string) => modules[id] ?? null, resolve: (source: string) => Promise.resolve(source) }
  return [...(await neededBy([entry], graph))].toSorted()
}
