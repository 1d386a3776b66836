import type { HeroCard, PageModule } from '@ott/catalogue'
import { Facts, Heading, Hero, Page, TrayStack } from '@ott/design-system'
import { formatNumber } from '@ott/i18n'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { lengthInWords } from './length-in-words.ts'
import { ModuleRow } from './module-row.tsx'
import { useLocale } from './use-locale.ts'

export type BrowsePageProps = {
  /** Names the page where no hero does. */
  heading: string
  modules: PageModule[]
  /** Addresses of titles that no row shows: this viewer does not want them. The hero stays as it is. */
  hidden?: ReadonlySet<string>
  /** Buttons of the hero: watch and list. */
  heroActions?: (card: HeroCard) => ReactNode
  /** What moves over the hero's still, and what stops it. */
  heroPreview?: (card: HeroCard, part: 'film' | 'controls') => ReactNode
  /** What belongs to this viewer alone stands where the page leaves room for it. */
  continueWatching?: ReactNode
  becauseWatched?: ReactNode
  /** Below the modules: more of them as the viewer goes on. */
  more?: ReactNode
}

/** A page made of the server's modules: a hero, then trays. */
export function BrowsePage({ heading, modules, hidden, heroActions, heroPreview, continueWatching, becauseWatched, more }: BrowsePageProps) {
  const hero = modules.find((module) => module.kind === 'hero')?.cards[0]
  const rows = modules.filter(({ kind, cards }) => kind !== 'hero' && (kind === 'continueWatching' || kind === 'becauseWatched' || cards.length > 0))
  return (
    <>
      {hero ? <TitleHero card={hero} actions={heroActions?.(hero)} preview={heroPreview} /> : <PageHeading>{heading}</PageHeading>}
      <TrayStack overHero={hero !== undefined}>
        {rows.map((module, row) =>
          module.kind === 'continueWatching' ? (
            continueWatching
          ) : module.kind === 'becauseWatched' ? (
            becauseWatched
          ) : (
            <ModuleRow key={module.id} module={module} early={!hero && row === 0} hidden={hidden} />
          ),
        )}
        {more}
      </TrayStack>
    </>
  )
}

function PageHeading({ children }: { children: string }) {
  return (
    <Page>
      <Heading level={1} size="page">
        {children}
      </Heading>
    </Page>
  )
}

function TitleHero({ card, actions, preview }: { card: HeroCard; actions: ReactNode; preview: BrowsePageProps['heroPreview'] }) {
  const intl = useIntl()
  const locale = useLocale()
  const year = card.year === null ? [] : [formatNumber(card.year, locale, true)]
  const length = card.runLengthSeconds === null ? [] : [lengthInWords(card.runLengthSeconds, intl)]
  const kinds = card.genres.slice(0, 2).map(({ name }) => name)
  return (
    <Hero
      title={card.title}
      pictureSrc={card.pictures.hero ?? card.pictures.landscape}
      tallPictureSrc={card.pictures.tall}
      notice={card.notice}
      facts={<Facts badge={card.ageRating} facts={[...year, ...length, ...kinds]} />}
      description={card.tagline}
      actions={actions}
      preview={preview?.(card, 'film')}
      corner={preview?.(card, 'controls')}
    />
  )
}
