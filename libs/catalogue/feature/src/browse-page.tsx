import type { HeroCard, PageModule } from '@ott/catalogue'
import { CarouselStage, Facts, Heading, Hero, Page, TrayStack } from '@ott/design-system'
import { formatLength, formatNumber } from '@ott/i18n'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { HeroTurnsProps } from './hero-turns.tsx'
import { ModuleRow } from './module-row.tsx'

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
  /** Lets other heroes take turns with the first: it may come later than the page. */
  heroTurns?: (place: HeroPlace) => ReactNode
  /** What belongs to this viewer alone stands where the page leaves room for it. */
  continueWatching?: ReactNode
  becauseWatched?: ReactNode
  /** Below the modules: more of them as the viewer goes on. */
  more?: ReactNode
}

/** Where heroes take turns: what shows one of them, and what it says of itself. */
export type HeroPlace = Pick<HeroTurnsProps, 'label' | 'show' | 'onStage'> & { /** Which of the page's modules. */ offset: number }

/** A page made of the server's modules: a hero, then trays. */
export function BrowsePage({ heading, modules, hidden, heroActions, heroPreview, heroTurns, continueWatching, becauseWatched, more }: BrowsePageProps) {
  const offset = modules.findIndex(({ kind }) => kind === 'hero')
  const lead = modules[offset]
  const hero = lead?.kind === 'hero' ? lead.cards[0] : undefined
  const show = (card: HeroCard, isShown: boolean) => (
    <TitleHero card={card} isFirst={card === hero} actions={heroActions?.(card)} preview={isShown ? heroPreview : undefined} />
  )
  const rows = modules.filter(({ kind, cards }) => kind !== 'hero' && (kind === 'continueWatching' || kind === 'becauseWatched' || cards.length > 0))
  return (
    <>
      {lead && hero ? (
        <CarouselStage
          key={lead.id}
          first={(isShown) => show(hero, isShown)}
          turns={heroTurns && ((onStage) => heroTurns({ label: lead.title, offset, show, onStage }))}
        />
      ) : (
        <PageHeading>{heading}</PageHeading>
      )}
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

function TitleHero({ card, isFirst, actions, preview }: { card: HeroCard; isFirst: boolean; actions: ReactNode; preview: BrowsePageProps['heroPreview'] }) {
  const { locale } = useIntl()
  const year = card.year === null ? [] : [formatNumber(card.year, locale, true)]
  const length = card.runLengthSeconds === null ? [] : [formatLength(card.runLengthSeconds, locale)]
  const kinds = card.genres.slice(0, 2).map(({ name }) => name)
  return (
    <Hero
      title={card.title}
      titleLevel={isFirst ? 1 : 2}
      isAwaited={isFirst}
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
