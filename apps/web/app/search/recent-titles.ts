import { clearOpenedTitles, saveOpenedTitle, openedTitlesQuery } from '@ott/api-client'
import type { Card } from '@ott/catalogue'
import { apiLanguage } from '@ott/i18n'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { clientLog } from '../platform/client-log.ts'
import { apiClient } from '../api/client.ts'
import { useSession } from '../auth/use-auth.ts'
import { showToast } from '../toasts/toasts.ts'
import { useLocale } from '../i18n/use-locale.ts'

type RecentTitles = {
  /** The newest first; empty for a guest. */
  titles: Card[]
  save: (card: Card) => void
  remove: (card: Card) => void
  clear: () => void
}

/** The titles that a user opened from search results, stored on the server (SEA-5). */
export function useRecentTitles(): RecentTitles {
  const language = apiLanguage(useLocale())
  const profileId = useSession()?.profileId ?? null
  const queries = useQueryClient()
  const query = openedTitlesQuery(apiClient, profileId ?? ('' as never), language)
  const { data = [] } = useQuery({ ...query, enabled: profileId !== null })

  /** Updates the cached list and returns the previous one. */
  const update = async (change: (before: Card[]) => Card[]) => {
    await queries.cancelQueries({ queryKey: query.queryKey })
    const before = queries.getQueryData<Card[]>(query.queryKey)
    queries.setQueryData<Card[]>(query.queryKey, before && change(before))
    return before
  }
  const removeWhere = async (isRemoved: (card: Card) => boolean, send: () => Promise<void>) => {
    const before = await update((cards) => cards.filter((card) => !isRemoved(card)))
    await send().catch(() => {
      // Without a connection a refetch fails too.
      queries.setQueryData<Card[]>(query.queryKey, before)
      showToast({ type: 'error', messageId: 'activity.failed' })
    })
    await queries.invalidateQueries({ queryKey: ['opened'] })
  }
  return {
    titles: profileId === null ? [] : data,
    save: (card) => {
      if (profileId === null) return
      saveOpenedTitle(apiClient, card, language).then(
        (titles) => update(() => titles),
        (error: unknown) => clientLog('openedTitleNotSaved', error),
      )
    },
    remove: (card) => void removeWhere(({ id }) => id === card.id, () => clearOpenedTitles(apiClient, card.id)),
    clear: () => void removeWhere(() => true, () => clearOpenedTitles(apiClient)),
  }
}
