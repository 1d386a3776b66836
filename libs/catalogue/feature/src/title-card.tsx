import { brand } from '@ott/brand'
import type { Badge, RowCard } from '@ott/catalogue'
import { Card } from '@ott/design-system'
import type { BadgeProps, CardShape } from '@ott/design-system'
import { formatDate, formatLocalDate, formatNumber, localePath } from '@ott/i18n'
import { useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import { useLocale } from './use-locale.ts'

type TitleCardProps = {
  card: RowCard
  shape: CardShape
  /** Above the fold: the picture loads eagerly. */
  early?: boolean
  /** Replaces genre and year, or the date. */
  facts?: ReactNode
  signs?: ReactNode
  /** `CardActions`. */
  actions?: ReactNode
  onChoose?: () => void
}

/** A title in a row: picture, name, genre and year. */
export function TitleCard({ card, shape, early, facts, signs, actions, onChoose }: TitleCardProps) {
  const intl = useIntl()
  const locale = useLocale()
  return (
    <Card
      shape={shape}
      href={localePath(locale, card.link)}
      title={card.title}
      pictureSrc={card.pictures[shape]}
      facts={facts ?? dateOf(card) ?? shortFacts(card, intl.locale).join(' · ')}
      signs={signs}
      badge={card.badge ? badgeOf(card.badge, intl) : undefined}
      lock={card.needsPin && intl.formatMessage({ id: 'card.locked' })}
      actions={actions}
      early={early}
      onChoose={onChoose}
    />
  )
}

/** The release date of an upcoming title, or the last day of one that leaves soon (CAT-36, CAT-50). */
export function dateOf({ badge, releasesAt, leavesAt }: RowCard): ReactNode {
  if (badge === 'comingSoon' && releasesAt) return <Coming from={releasesAt} />
  return leavesAt && <Until end={leavesAt} />
}

/** In the service's time zone, like the watch button. */
function Coming({ from }: { from: Date }) {
  const intl = useIntl()
  return intl.formatMessage({ id: 'card.coming' }, { date: formatDate(from, intl.locale, brand.timeZone) })
}

type UntilProps = { end: Date; says?: 'card.until' | 'details.until' }

/** The last day: in the service's time zone on the server, in the user's after hydration. */
export function Until({ end, says = 'card.until' }: UntilProps) {
  const intl = useIntl()
  const isHydrated = useSyncExternalStore(subscribeToNothing, () => true, () => false)
  const lastDay = new Date(end.getTime() - 1)
  const date = isHydrated ? formatLocalDate(lastDay, intl.locale) : formatDate(lastDay, intl.locale, brand.timeZone)
  return intl.formatMessage({ id: says }, { date })
}

const subscribeToNothing = () => () => {}

/** Genre and year, each if known, with the digits of the language tag. */
export function shortFacts(card: RowCard, tag: string): string[] {
  const year = card.year === null ? null : formatNumber(card.year, tag, true)
  return [card.genres[0]?.name, year].filter((fact) => typeof fact === 'string')
}

const tones: Record<Badge, BadgeProps['tone']> = { new: 'new', newSeason: 'new', comingSoon: 'soon', free: 'good' }

function badgeOf(badge: Badge, intl: IntlShape): BadgeProps {
  return { tone: tones[badge], children: intl.formatMessage({ id: `card.badge.${badge}` }) }
}
