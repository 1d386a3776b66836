import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../forms/button.tsx'
import { CarouselStage } from './carousel-stage.tsx'
import type { StageState } from './carousel-stage.tsx'
import { CarouselSlides } from './carousel.tsx'
import type { CarouselSlidesProps } from './carousel.tsx'
import { Hero } from './hero.tsx'
import { PlayIcon } from '../icons/icons.tsx'
import { aStill, useTranslate } from '../testing.ts'

export default { title: 'Cards/Carousel', component: CarouselSlides, subcomponents: { CarouselStage }, parameters: { layout: 'fullscreen' } }

export const Playground = {
  args: { count: 3, slideSeconds: 30, isBusy: false },
  argTypes: { count: { control: { type: 'range', min: 1, max: 3 } } },
  render: (choice: Choice) => <Featured {...choice} />,
}

type Choice = Partial<CarouselSlidesProps> & { count?: number }

function useSlides() {
  const t = useTranslate()
  const films = t(['The Last Ferry', 'Tram 24', 'House of Nine Windows'], ['শেষ খেয়া', 'ট্রাম ২৪', 'নয় জানালার বাড়ি'])
  return films.map((title, place) => ({
    id: `film-${place}`,
    title,
    show: () => (
      <Hero
        title={title}
        isAwaited={place === 0}
        pictureSrc={aStill(345 - place * 110)}
        description={t('Everyone he has ever carried wants to cross once more.', 'যাদের সে পার করেছে, সবাই আর একবার ওপারে যেতে চায়।')}
        actions={<Button variant="primary" size="lg" href={`#watch-${place}`} icon={<PlayIcon />}>{t('Watch', 'দেখুন')}</Button>}
      />
    ),
  }))
}

function useFeatured(count = 3) {
  const t = useTranslate()
  const digits = t('12345', '১২৩৪৫')
  return {
    label: t('Featured', 'বাছাই করা'),
    slides: useSlides().slice(0, count),
    words: {
      kind: t('carousel', 'ক্যারোসেল'),
      slideKind: t('slide', 'স্লাইড'),
      pause: t('Pause', 'থামান'),
      play: t('Play', 'চালান'),
      previous: t('Previous title', 'আগেরটি'),
      next: t('Next title', 'পরেরটি'),
      choose: t('Choose a title', 'একটি সিনেমা বা সিরিজ বেছে নিন'),
      slide: (place: number, of: number) => t(`Title ${place} of ${of}`, `${digits[of - 1]}টির মধ্যে ${digits[place - 1]} নম্বর`),
    },
  }
}

function Featured({ count, ...choice }: Choice) {
  const featured = useFeatured(count)
  const turns = (onStage: (state: StageState) => void) => <CarouselSlides {...featured} {...choice} onStage={onStage} />
  return <CarouselStage first={() => featured.slides[0]?.show()} rest={featured.slides.length > 1 ? turns : undefined} />
}

export const ThreeSlides = { render: () => <Featured slideSeconds={600} /> }
export const OneSlide = { render: () => <Featured count={1} /> }

export const PreviousAndNext = {
  render: () => <Featured slideSeconds={600} />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const carousel = within(canvasElement)
    await userEvent.click(carousel.getByRole('button', { name: /Next|পরের/ }))
    await waitFor(() => expect(carousel.getByRole('button', { current: true })).toHaveAccessibleName(/Tram|ট্রাম/))
    await expect(carousel.getByRole('button', { name: /Play|চালান/ })).toBeVisible()
  },
}
