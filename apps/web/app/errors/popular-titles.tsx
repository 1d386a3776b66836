import { popularTitlesQuery } from '@ott/api-client'
import { ModuleRow } from '@ott/catalogue-feature'
import { apiLanguage } from '@ott/i18n'
import { useQuery } from '@tanstack/react-query'
import { apiClient } from '../api/client.ts'
import { useLocale } from '../i18n/use-locale.ts'

/** A way on from a page that does not exist. */
export default function PopularTitles() {
  const { data } = useQuery(popularTitlesQuery(apiClient, apiLanguage(useLocale())))
  return data ? <ModuleRow module={data} /> : null
}
