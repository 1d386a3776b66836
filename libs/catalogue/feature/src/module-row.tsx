import type { PageModule } from '@ott/catalogue'
import { RankedList, Row } from '@ott/design-system'
import { formatNumber, localePath } from '@ott/i18n'
import { useIntl } from 'react-intl'
import { TitleCard } from './title-card.tsx'
import { useLocale } from './use-locale.ts'

const maxRanked = 10

/** A row or ranking of a page. Hidden titles, by permalink, do not change the ranks of others (LIST-14). */
export function ModuleRow({ module, early = false, hidden }: { module: PageModule; early?: boolean; hidden?: ReadonlySet<string> }) {
  const intl = useIntl()
  const locale = useLocale()
  const { id, kind, title, orientation, seeAll, cards } = module
  const isShown = ({ link }: { link: string }) => !hidden?.has(link)
  if (!cards.some(isShown)) return null
  if (kind === 'ranked') {
    const entries = cards.slice(0, maxRanked).map((card, at) => ({
      link: card.link,
      href: localePath(locale, card.link),
      rank: formatNumber(at + 1, intl.locale),
      title: card.title,
      facts: card.genres[0]?.name,
      pictureSrc: card.pictures.portrait,
    }))
    return <RankedList title={title} moduleId={id} entries={entries.filter(isShown)} />
  }
  return (
    <Row
      title={title}
      moduleId={id}
      shape={orientation}
      seeAll={seeAll ? { href: localePath(locale, seeAll), label: intl.formatMessage({ id: 'row.seeAll' }) } : undefined}
      arrows={{
        previous: intl.formatMessage({ id: 'row.previous' }, { title }),
        next: intl.formatMessage({ id: 'row.next' }, { title }),
      }}
    >
      {cards.filter(isShown).map((card) => (
        <TitleCard key={card.link} card={card} shape={orientation} early={early} />
      ))}
    </Row>
  )
}
