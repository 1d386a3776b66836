import type { HeroCard } from '@ott/catalogue'
import type { Call } from './api-client.ts'
import { asked, heroCardOf } from './catalogue.ts'
import { forEverybody } from './query-defaults.ts'
import type { Language } from './query-defaults.ts'

/** A page that turns more of them is not read to its end. */
const mostHeroes = 5

/** All heroes of a page, whose module is the `offset`th: a page itself carries the first one alone. */
export function heroesQuery(call: Call, id: string, language: Language, offset: number) {
  return {
    queryKey: ['heroes', id, language, offset],
    ...forEverybody,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<HeroCard[]> => {
      const query = { ...asked(language), limit: '1', offset: String(offset) }
      const { items: [module] } = await call('modules', { params: { id }, query }, { signal })
      return module?.kind === 'hero' ? module.cards.slice(0, mostHeroes).map(heroCardOf) : []
    },
  }
}
