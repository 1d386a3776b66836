import type { HeroCard } from '@ott/catalogue'
import type { Call } from './api-client.ts'
import { clientParams, heroCardOf } from './catalogue.ts'
import { publicQuery } from './query-defaults.ts'
import type { Language } from './query-defaults.ts'

/** More slides push the rows out of sight for too long. */
const maxHeroes = 5

/** All heroes of a page from its module at `offset`; the page itself carries only the first one. */
export function heroesQuery(call: Call, id: string, language: Language, offset: number) {
  return {
    queryKey: ['heroes', id, language, offset],
    ...publicQuery,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<HeroCard[]> => {
      const query = { ...clientParams(language), limit: '1', offset: String(offset) }
      const { items: [module] } = await call('modules', { params: { id }, query }, { signal })
      return module?.kind === 'hero' ? module.cards.slice(0, maxHeroes).map(heroCardOf) : []
    },
  }
}
