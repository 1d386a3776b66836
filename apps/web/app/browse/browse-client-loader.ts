import { pageQuery } from '@ott/api-client'
import { apiLanguage, defaultLocale, isLocale } from '@ott/i18n'
import { apiClient } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'

/** Loads a browse page in the browser, from the api or from a fresh cache entry. */
export async function browseClientLoader(locale: string, page: string): Promise<{ description: string }> {
  const language = apiLanguage(isLocale(locale) ? locale : defaultLocale)
  const { description } = await queryClient.ensureQueryData(pageQuery(apiClient, page, language))
  return { description }
}
