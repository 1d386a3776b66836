import { historyPage } from '@ott/api-client'
import type { HistoryItem } from '@ott/api-client'
import { apiLanguage } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import type { ProfileId } from '@ott/identity'
import type { IntlShape } from 'react-intl'
import { apiClient } from '../api/client.ts'
import { toCsv } from './csv.ts'

const itemsPerPage = 50

/** Downloads the whole history as CSV, newest first, hidden items marked. Throws ApiError if a page of it cannot be read. */
export async function exportHistory(profileId: ProfileId, locale: Locale, intl: IntlShape): Promise<void> {
  const readItems = async (kind: 'all' | 'hidden', mark: string) => (await itemsOf(profileId, locale, kind)).map((item) => ({ item, mark }))
  const watched = [...(await readItems('all', '')), ...(await readItems('hidden', intl.formatMessage({ id: 'my.export.isHidden' })))]
  const inOrder = watched.toSorted((one, other) => other.item.watchedAt.getTime() - one.item.watchedAt.getTime())
  download(`${intl.formatMessage({ id: 'my.export.name' })}.csv`, toCsv([columnNames(intl), ...inOrder.map(({ item, mark }) => [...cells(item), mark])]))
}

async function itemsOf(profileId: ProfileId, locale: Locale, kind: 'all' | 'hidden'): Promise<HistoryItem[]> {
  const items: HistoryItem[] = []
  for (let page = 1; ; page += 1) {
    const list = await historyPage(apiClient, profileId, apiLanguage(locale), { page, items: itemsPerPage, kind })
    items.push(...list.items)
    if (list.items.length === 0 || items.length >= list.total) return items
  }
}

function columnNames(intl: IntlShape): string[] {
  return [
    intl.formatMessage({ id: 'my.export.title' }),
    intl.formatMessage({ id: 'my.export.season' }),
    intl.formatMessage({ id: 'my.export.episode' }),
    intl.formatMessage({ id: 'my.export.episodeTitle' }),
    intl.formatMessage({ id: 'my.export.watchedAt' }),
    intl.formatMessage({ id: 'my.export.seconds' }),
    intl.formatMessage({ id: 'my.export.hidden' }),
  ]
}

function cells({ card, seasonNumber, episodeNumber, episodeTitle, watchedAt, secondsWatched }: HistoryItem): string[] {
  return [card.title, `${seasonNumber ?? ''}`, `${episodeNumber ?? ''}`, episodeTitle ?? '', watchedAt.toISOString(), `${Math.round(secondsWatched)}`]
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
