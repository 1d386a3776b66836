import type { Call } from './api-client.ts'
import { publicQuery } from './query-defaults.ts'
import type { Language } from './query-defaults.ts'

export type Country = { code: string; name: string; phoneCode: string; isCurrent: boolean }

export function countriesQuery(call: Call, language: Language) {
  return {
    queryKey: ['countries', language],
    ...publicQuery,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<Country[]> =>
      (await call('countryList', { query: { language } }, { signal })).items.map((country) => ({
        code: country.countryCode,
        name: country.countryName,
        phoneCode: country.phoneCode,
        isCurrent: country.isCurrent,
      })),
  }
}
