import { pageQuery } from '@ott/api-client'
import { ModuleRow } from '@ott/catalogue-feature'
import { apiLanguage } from '@ott/i18n'
import { useQuery } from '@tanstack/react-query'
import { apiClient } from '../api/client.ts'
import { useLocale } from '../i18n/use-locale.ts'

/** A way on from a page that does not exist: the ranking of the home page, or else its first row. */
export default function PopularTitles() {
  const { data } = useQuery(pageQuery(apiClient, 'home', apiLanguage(useLocale())))
  const popular = data?.modules.find(({ kind }) => kind === 'ranked') ?? data?.modules.find(({ kind }) => kind === 'tray')
  return popular ? <ModuleRow module={{ ...popular, kind: 'tray', orientation: 'portrait' }} /> : null
}
