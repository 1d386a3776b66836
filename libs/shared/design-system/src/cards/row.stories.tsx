import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Card } from './card.tsx'
import { aPoster, aStill, useTitles, useTranslate } from '../testing.ts'
import { Row, RowSkeleton, RowSpace, RowStack } from './row.tsx'
import type { RowProps } from './row.tsx'

export default {
  title: 'Cards/Row',
  component: Row,
  subcomponents: { RowSkeleton, RowSpace, RowStack },
  parameters: { layout: 'fullscreen' },
}

export const Playground = {
  args: { shape: 'landscape', headingLevel: 2, count: 10 },
  argTypes: {
    shape: { control: 'inline-radio', options: ['landscape', 'portrait'] },
    count: { description: 'How many cards there are.', control: { type: 'range', min: 1, max: 10 } },
  },
  render: function Chosen({ shape = 'landscape', count, ...choice }: Partial<RowProps> & { count: number }) {
    const title = useTranslate()('New on the service', 'নতুন এসেছে')
    const cards = useTitles().slice(0, count)
    return (
      <Row title={title} shape={shape} arrows={useArrows()} {...choice}>
        {cards.map((card) => <Card key={card.href} shape={shape} href={card.href} title={card.title} pictureSrc={shape === 'portrait' ? aPoster(card.hue) : aStill(card.hue)} />)}
      </Row>
    )
  },
}

const useArrows = () => useTranslate()({ previous: 'Back', next: 'Onward' }, { previous: 'পেছনে', next: 'সামনে' })

function PortraitRow() {
  const t = useTranslate()
  return (
    <Row
      title={t('New on the service', 'নতুন এসেছে')}
      shape="portrait"
      seeAll={{ href: '#new', label: t('See all', 'সব দেখুন') }}
      arrows={useArrows()}
    >
      {useTitles().map(({ title, hue, href }, place) => (
        <Card
          key={href}
          shape="portrait"
          href={href}
          title={title}
          titleIs="read"
          pictureSrc={aPoster(hue)}
          badge={place === 1 ? { tone: 'new', children: t('New', 'নতুন') } : undefined}
        />
      ))}
    </Row>
  )
}

function ContinueRow() {
  const t = useTranslate()
  return (
    <Row title={t('Continue watching', 'দেখা চালিয়ে যান')} shape="landscape" arrows={useArrows()}>
      {useTitles().slice(0, 6).map(({ title, hue, href }, place) => (
        <Card
          key={href}
          shape="landscape"
          href={href}
          title={title}
          facts={t(`S1 E${place + 1} · 18 min left`, 'সিজন ১ পর্ব ৪ · ১৮ মিনিট বাকি')}
          pictureSrc={aStill(hue)}
          percent={12 + place * 15}
        />
      ))}
    </Row>
  )
}

export const Portrait = PortraitRow
export const ContinueWatching = ContinueRow

export function PortraitWithTitles() {
  const t = useTranslate()
  return (
    <Row title={t('After the rain', 'বৃষ্টির পরে')} shape="portrait" arrows={useArrows()}>
      {useTitles().map(({ title, hue, href }, place) => (
        <Card
          key={href}
          shape="portrait"
          href={href}
          title={title}
          pictureSrc={aPoster(hue)}
          badge={place === 2 ? { tone: 'new', children: t('New season', 'নতুন সিজন') } : undefined}
        />
      ))}
    </Row>
  )
}

export function OneCard() {
  const t = useTranslate()
  return (
    <Row title={t('Stories with music', 'গানের গল্প')} shape="landscape" arrows={useArrows()}>
      <Card shape="landscape" href="#one" title={t('Side B', 'ও পিঠ')} facts={t('Music · 2024', 'সংগীত · ২০২৪')} pictureSrc={aStill(12)} />
    </Row>
  )
}

export function LongTitles() {
  const t = useTranslate()
  const long = t(
    'The extraordinary and mostly true adventures of a postman who could not read',
    'যে ডাকপিয়ন পড়তে জানত না তার আশ্চর্য আর বেশিরভাগটাই সত্যি অভিযানের কাহিনি',
  )
  return (
    <Row title={long} shape="landscape" seeAll={{ href: '#all', label: t('See all', 'সব দেখুন') }} arrows={useArrows()}>
      {[40, 160, 280, 20].map((hue) => (
        <Card key={hue} shape="landscape" href={`#${hue}`} title={long} facts={long} pictureSrc={aStill(hue)} />
      ))}
    </Row>
  )
}

export function Loading() {
  const label = useTranslate()('Loading titles', 'ছবির তালিকা আসছে')
  return <RowStack><RowSkeleton shape="portrait" label={label} /><RowSkeleton shape="landscape" label={`${label} 2`} /></RowStack>
}

/** Of rows further down that are not loaded yet. */
export function NotLoaded() {
  return <RowStack><PortraitRow /><RowSpace rows={3} /></RowStack>
}

export function Grid() {
  return <RowStack><ContinueRow /><PortraitRow /></RowStack>
}

/** Arrow keys move between cards and rows, and back to the previous card. */
export const ArrowKeys = {
  render: () => <Grid />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('list').map((list) => within(list).getAllByRole('link'))
    first?.[0]?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(first?.[1]).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toContain(document.activeElement)
    await userEvent.keyboard('{End}')
    await expect(second?.at(-1)).toHaveFocus()
  },
}

/** With a mouse, arrow buttons show that the row scrolls. */
export const ScrollButtons = {
  render: () => <PortraitRow />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const list = within(canvasElement).getByRole('list')
    await userEvent.hover(list)
    await userEvent.click(await within(canvasElement).findByLabelText(/Onward|সামনে/))
    await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(0))
    await expect(await within(canvasElement).findByLabelText(/Back|পেছনে/)).toBeInTheDocument()
  },
}
