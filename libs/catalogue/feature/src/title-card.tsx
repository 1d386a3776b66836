import { serviceTimeZone } from '@ott/catalogue'
import type { Badge, RowCard } from '@ott/catalogue'
import { Card } from '@ott/design-system'
import type { BadgeProps, CardShape } from '@ott/design-system'
import { formatDate, formatLocalDate, formatNumber, localePath } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import { useLocale } from './use-locale.ts'

export type TitleCardProps = {
  card: RowCard
  shape: CardShape
  /** Above the fold: its picture is not lazy. */
  early?: boolean
  /** Where there is more to say than its kind and year, or more lines to say it in; of what leaves, `Until` when. */
  facts?: ReactNode
  onChoose?: () => void
}

/** One title in a tray: its picture, its name in the viewer's language, its kind and year. */
export function TitleCard({ card, shape, early, facts, onChoose }: TitleCardProps) {
  const intl = useIntl()
  const locale = useLocale()
  return (
    <Card
      shape={shape}
      href={localePath(locale, card.link)}
      title={card.title}
      pictureSrc={card.pictures[shape]}
      facts={facts ?? (card.leavesAt ? <Until end={card.leavesAt} /> : shortFacts(card, locale).join(' · '))}
      badge={card.badge ? badgeOf(card.badge, intl) : undefined}
      early={early}
      onChoose={onChoose}
    />
  )
}

/** The last day on which it can be watched, by the viewer's own calendar once the browser draws. */
export function Until({ end }: { end: Date }) {
  const intl = useIntl()
  const locale = useLocale()
  const isOwn = useSyncExternalStore(noChanges, () => true, () => false)
  const lastDay = new Date(end.getTime() - 1)
  const date = isOwn ? formatLocalDate(lastDay, locale) : formatDate(lastDay, locale, serviceTimeZone)
  return intl.formatMessage({ id: 'card.until' }, { date })
}

const noChanges = () => () => {}

/** Its kind and its year, each where there is one. */
export function shortFacts(card: RowCard, locale: Locale): string[] {
  const year = card.year === null ? null : formatNumber(card.year, locale, true)
  return [card.genres[0]?.name, year].filter((fact) => typeof fact === 'string')
}

const tones: Record<Badge, BadgeProps['tone']> = { new: 'new', newSeason: 'quiet', comingSoon: 'soon', free: 'good' }

function badgeOf(badge: Badge, intl: IntlShape): BadgeProps {
  return { tone: tones[badge], children: intl.formatMessage({ id: `card.badge.${badge}` }) }
}
