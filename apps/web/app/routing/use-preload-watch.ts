import { titleQuery } from '@ott/api-client'
import type { ContentId } from '@ott/catalogue'
import { apiLanguage } from '@ott/i18n'
import { preloadWatch, savesData } from '@ott/playback-feature'
import { useQueryClient } from '@tanstack/react-query'
import { apiClient } from '../api/client.ts'
import { loadAllMessages } from '../i18n/load-messages.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { holdIdleQueue } from '../performance/index.ts'

/** Preloads a watch page: the video from its start position, the title, and the player's messages. */
export function usePreloadWatch(): (link: string, contentId: ContentId, atSeconds: number) => void {
  const locale = useLocale()
  const queries = useQueryClient()
  return (link, contentId, atSeconds) => {
    if (!savesData()) holdIdleQueue(preloadWatch(apiClient, contentId, Math.floor(atSeconds)))
    void queries.prefetchQuery(titleQuery(apiClient, link, apiLanguage(locale)))
    loadAllMessages(locale).catch(() => undefined)
  }
}
