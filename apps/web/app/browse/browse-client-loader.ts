import { pageQuery } from '@ott/api-client'
import { apiLanguage, defaultLocale, isLocale } from '@ott/i18n'
import { call } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'

/** A page in the browser: straight from the api, or from what is still fresh. */
export async function browseClientLoader(locale: string, page: string): Promise<{ description: string }> {
  const language = apiLanguage(isLocale(locale) ? locale : defaultLocale)
  const { description } = await queryClient.ensureQueryData(pageQuery(call, page, language))
  return { description }
}
