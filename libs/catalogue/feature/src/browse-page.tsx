import type { HeroCard } from '@ott/catalogue'
import { CarouselStage, Facts, Heading, Hero, Page, RowStack } from '@ott/design-system'
import { formatLength, formatNumber } from '@ott/i18n'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { HeroCarouselProps } from './hero-carousel.tsx'
import { ModuleRows } from './module-rows.tsx'
import type { ModuleRowsProps } from './module-rows.tsx'

type BrowsePageProps = Omit<ModuleRowsProps, 'early'> & {
  /** The page heading without a hero. */
  heading: string
  /** The hero's buttons. */
  heroActions?: (card: HeroCard) => ReactNode
  /** The autoplaying trailer over the hero's still, and its controls. */
  heroPreview?: (card: HeroCard, part: 'film' | 'controls') => ReactNode
  /** The carousel of all heroes, which may load after the page. */
  heroCarousel?: (place: HeroSlot) => ReactNode
  /** Below the modules, for infinite scrolling. */
  more?: ReactNode
}

/** The slot of the hero carousel. */
export type HeroSlot = Pick<HeroCarouselProps, 'label' | 'show' | 'onStage'> & { /** The module's index. */ offset: number }

/** A page of the server's modules: a hero, then rows. */
export function BrowsePage({ heading, heroActions, heroPreview, heroCarousel, more, ...rows }: BrowsePageProps) {
  const { modules } = rows
  const offset = modules.findIndex(({ kind }) => kind === 'hero')
  const lead = modules[offset]
  const hero = lead?.kind === 'hero' ? lead.cards[0] : undefined
  const show = (card: HeroCard, isShown: boolean) => (
    <TitleHero card={card} isFirst={card === hero} actions={heroActions?.(card)} preview={isShown ? heroPreview : undefined} />
  )
  return (
    <>
      {lead && hero ? (
        <CarouselStage
          key={lead.id}
          first={(isShown) => show(hero, isShown)}
          rest={heroCarousel && ((onStage) => heroCarousel({ label: lead.title, offset, show, onStage }))}
        />
      ) : (
        <PageHeading>{heading}</PageHeading>
      )}
      <RowStack overHero={hero !== undefined}>
        <ModuleRows {...rows} early={!hero} />
        {more}
      </RowStack>
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
