import { expect, fn, userEvent, within } from 'storybook/test'
import { Badge } from './badge.tsx'
import { CardActions } from './card-actions.tsx'
import { CardGridSkeleton } from './card-grid-skeleton.tsx'
import { Card, CardGrid } from './card.tsx'
import type { CardProps } from './card.tsx'
import { CloseIcon } from '../icons/dialog-icons.tsx'
import { Stack } from '../layout/layout.tsx'
import { aPoster, aStill, useTitles, useTranslate } from '../testing.ts'

export default {
  title: 'Cards/Card',
  component: Card,
  subcomponents: { CardGrid, CardActions, CardGridSkeleton },
  parameters: { layout: 'fullscreen' },
}

export const Playground = {
  args: { shape: 'landscape', titleIs: 'shown', percent: 64 },
  argTypes: {
    shape: { control: 'inline-radio', options: ['landscape', 'portrait'] },
    percent: { control: { type: 'range', min: 0, max: 100 } },
    facts: { control: 'text' },
  },
  render: function Chosen({ shape = 'landscape', ...choice }: Partial<CardProps>) {
    const title = useTranslate()('Umbrella Season', 'ছাতার দিন')
    return (
      <CardGrid shape={shape}>
        <Card shape={shape} href="#film" title={title} pictureSrc={shape === 'portrait' ? aPoster(20) : aStill(20)} {...choice} />
      </CardGrid>
    )
  },
}

export function PosterGrid() {
  return (
    <CardGrid shape="portrait">
      {useTitles().map(({ title, hue, href }) => <Card key={href} shape="portrait" href={href} title={title} pictureSrc={aPoster(hue)} />)}
    </CardGrid>
  )
}

export function StillGrid() {
  const t = useTranslate()
  return (
    <CardGrid shape="landscape" label={t('More like this', 'এমন আরও')} isAtEnd>
      {useTitles().slice(0, 6).map(({ title, hue, href }) => (
        <Card key={href} shape="landscape" href={href} title={title} facts={t('Romance · 2024', 'প্রেম · ২০২৪')} pictureSrc={aStill(hue)} />
      ))}
    </CardGrid>
  )
}

/** Five in two, three or four columns: an incomplete last row is left out. */
export const FullRowsOnly = {
  render: function Five() {
    const t = useTranslate()
    return (
      <CardGrid shape="landscape" label={t('More like this', 'এমন আরও')} hasFullRows>
        {useTitles().slice(0, 5).map(({ title, hue, href }) => (
          <Card key={href} shape="landscape" href={href} title={title} facts={t('Romance · 2024', 'প্রেম · ২০২৪')} pictureSrc={aStill(hue)} />
        ))}
      </CardGrid>
    )
  },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const cards = within(canvasElement).getAllByRole('link').map((card) => card.getBoundingClientRect())
    const inRows = Object.values(Object.groupBy(cards, ({ top }) => Math.round(top)))
    await expect(new Set(inRows.map((row) => row?.length)).size).toBe(1)
  },
}

/** On a phone one half of the badge is below the poster, clear of its lettering and of the title. */
export function BadgeOnPhone() {
  const t = useTranslate()
  return (
    <div style={{ width: 328 }}>
      <CardGrid shape="portrait">
        {useTitles().slice(0, 3).map(({ title, hue, href }) => (
          <Card key={href} shape="portrait" href={href} title={title} facts={t('Drama · 2026', 'ড্রামা · ২০২৬')} badge={{ tone: 'new', children: t('New', 'নতুন') }} pictureSrc={aPoster(hue)} />
        ))}
      </CardGrid>
    </div>
  )
}

export function AllStates() {
  const t = useTranslate()
  const title = t('Umbrella Season', 'ছাতার দিন')
  return (
    <CardGrid shape="landscape" label={t('States of a card', 'কার্ডের নানা অবস্থা')}>
      <Card shape="landscape" href="#plain" title={title} pictureSrc={aStill(20)} />
      <Card shape="landscape" href="#facts" title={title} facts={t('Drama · 2026', 'ড্রামা · ২০২৬')} pictureSrc={aStill(60)} />
      <Card shape="landscape" href="#begun" title={title} percent={64} facts={t('18 min left', '১৮ মিনিট বাকি')} pictureSrc={aStill(120)} />
      <Card shape="landscape" href="#new" title={title} badge={{ tone: 'new', children: t('New', 'নতুন') }} pictureSrc={aStill(200)} />
      <Card shape="landscape" href="#soon" title={title} badge={{ tone: 'soon', children: t('12 December', '১২ ডিসেম্বর') }} pictureSrc={aStill(280)} />
    </CardGrid>
  )
}

export function PortraitAllStates() {
  const t = useTranslate()
  const title = t('Umbrella Season', 'ছাতার দিন')
  return (
    <CardGrid shape="portrait" label={t('States of a card', 'কার্ডের নানা অবস্থা')}>
      <Card shape="portrait" href="#plain" title={title} pictureSrc={aPoster(20)} />
      <Card shape="portrait" href="#lettered" title={title} titleIs="read" pictureSrc={aPoster(60)} />
      <Card shape="portrait" href="#signs" title={title} facts={t('Drama · 2026', 'ড্রামা · ২০২৬')} signs={<><Badge>CC</Badge><Badge>AD</Badge></>} pictureSrc={aPoster(90)} />
      <Card shape="portrait" href="#begun" title={title} percent={64} facts={t('18 min left', '১৮ মিনিট বাকি')} pictureSrc={aPoster(120)} />
      <Card shape="portrait" href="#new" title={title} badge={{ tone: 'new', children: t('New', 'নতুন') }} pictureSrc={aPoster(200)} />
    </CardGrid>
  )
}

const onIntent = fn()
const onChoose = fn()

/** Arrow keys move between cards; Enter opens the focused one. */
export const ArrowKeys = {
  render: function Chosen() {
    return (
      <CardGrid shape="portrait">
        {useTitles().map(({ title, hue, href }) => (
          <Card key={href} shape="portrait" href={href} title={title} pictureSrc={aPoster(hue)} onIntent={onIntent} onChoose={onChoose} />
        ))}
      </CardGrid>
    )
  },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const cards = within(canvasElement).getAllByRole('link')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(cards[1]).toHaveFocus()
    await expect(onIntent).toHaveBeenCalled()
    await userEvent.keyboard('{End}')
    await expect(cards.at(-1)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onChoose).toHaveBeenCalledOnce()
  },
}

/** Its actions are visible while the card is hovered or focused, and always on touch devices. */
export function WithActions() {
  const t = useTranslate()
  const label = (title: string) => t(`Remove ${title} from the row`, `সারি থেকে ${title} সরান`)
  return (
    <CardGrid shape="landscape" label={t('Continue watching', 'দেখা চালিয়ে যান')}>
      {useTitles().slice(0, 3).map(({ title, hue, href }) => (
        <Card
          key={href}
          shape="landscape"
          href={href}
          title={title}
          pictureSrc={aStill(hue)}
          percent={40}
          actions={<CardActions actions={[{ label: label(title), icon: <CloseIcon />, onClick: () => undefined }]} />}
        />
      ))}
    </CardGrid>
  )
}

export function Waiting() {
  const label = useTranslate()('Loading titles', 'ছবির তালিকা আসছে')
  return <Stack gap={6}><CardGridSkeleton shape="landscape" label={label} /><CardGridSkeleton shape="portrait" label={`${label} 2`} /></Stack>
}
