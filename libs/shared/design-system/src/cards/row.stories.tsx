import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Card } from './card.tsx'
import { aPoster, aStill, useTitles, useWords } from '../testing.ts'
import { Tray, TraySkeleton, TrayStack } from './row.tsx'
import type { RowProps } from './row.tsx'

export default {
  title: 'Pictures/Tray',
  component: Tray,
  subcomponents: { TraySkeleton, TrayStack },
  parameters: { layout: 'fullscreen' },
}

export const Playground = {
  args: { shape: 'landscape', headingLevel: 2, count: 10 },
  argTypes: {
    shape: { control: 'inline-radio', options: ['landscape', 'portrait'] },
    count: { description: 'How many cards there are.', control: { type: 'range', min: 1, max: 10 } },
  },
  render: function Chosen({ shape = 'landscape', count, ...choice }: Partial<RowProps> & { count: number }) {
    const title = useWords()('New on the service', 'নতুন এসেছে')
    const cards = useTitles().slice(0, count)
    return (
      <Tray title={title} shape={shape} arrows={useArrows()} {...choice}>
        {cards.map((card) => <Card key={card.href} shape={shape} href={card.href} title={card.title} pictureSrc={shape === 'portrait' ? aPoster(card.hue) : aStill(card.hue)} />)}
      </Tray>
    )
  },
}

const useArrows = () => useWords()({ previous: 'Back', next: 'Onward' }, { previous: 'পেছনে', next: 'সামনে' })

function PortraitTray() {
  const say = useWords()
  return (
    <Tray
      title={say('New on the service', 'নতুন এসেছে')}
      shape="portrait"
      seeAll={{ href: '#new', label: say('See all', 'সব দেখুন') }}
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
          badge={place === 1 ? { tone: 'new', children: say('New', 'নতুন') } : undefined}
        />
      ))}
    </Tray>
  )
}

function ContinueTray() {
  const say = useWords()
  return (
    <Tray title={say('Continue watching', 'দেখা চালিয়ে যান')} shape="landscape" arrows={useArrows()}>
      {useTitles().slice(0, 6).map(({ title, hue, href }, place) => (
        <Card
          key={href}
          shape="landscape"
          href={href}
          title={title}
          facts={say(`S1 E${place + 1} · 18 min left`, 'সিজন ১ পর্ব ৪ · ১৮ মিনিট বাকি')}
          pictureSrc={aStill(hue)}
          percent={12 + place * 15}
        />
      ))}
    </Tray>
  )
}

export const Portrait = PortraitTray
export const ContinueWatching = ContinueTray

export function PortraitWithTitles() {
  const say = useWords()
  return (
    <Tray title={say('After the rain', 'বৃষ্টির পরে')} shape="portrait" arrows={useArrows()}>
      {useTitles().map(({ title, hue, href }, place) => (
        <Card
          key={href}
          shape="portrait"
          href={href}
          title={title}
          pictureSrc={aPoster(hue)}
          badge={place === 2 ? { tone: 'quiet', children: say('New season', 'নতুন সিজন') } : undefined}
        />
      ))}
    </Tray>
  )
}

export function OneCard() {
  const say = useWords()
  return (
    <Tray title={say('Stories with music', 'গানের গল্প')} shape="landscape" arrows={useArrows()}>
      <Card shape="landscape" href="#one" title={say('Side B', 'ও পিঠ')} facts={say('Music · 2024', 'সংগীত · ২০২৪')} pictureSrc={aStill(12)} />
    </Tray>
  )
}

export function LongTitles() {
  const say = useWords()
  const long = say(
    'The extraordinary and mostly true adventures of a postman who could not read',
    'যে ডাকপিয়ন পড়তে জানত না তার আশ্চর্য আর বেশিরভাগটাই সত্যি অভিযানের কাহিনি',
  )
  return (
    <Tray title={long} shape="landscape" seeAll={{ href: '#all', label: say('See all', 'সব দেখুন') }} arrows={useArrows()}>
      {[40, 160, 280, 20].map((hue) => (
        <Card key={hue} shape="landscape" href={`#${hue}`} title={long} facts={long} pictureSrc={aStill(hue)} />
      ))}
    </Tray>
  )
}

export function Waiting() {
  const label = useWords()('Loading titles', 'ছবির তালিকা আসছে')
  return <TrayStack><TraySkeleton shape="portrait" label={label} /><TraySkeleton shape="landscape" label={`${label} 2`} /></TrayStack>
}

export function Wall() {
  return <TrayStack><ContinueTray /><PortraitTray /></TrayStack>
}

/** From card to card, from tray to tray, and back to where one was. */
export const WalkedByArrows = {
  render: () => <Wall />,
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

/** A mouse is shown where it goes on. */
export const TurnedByMouse = {
  render: () => <PortraitTray />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const list = within(canvasElement).getByRole('list')
    await userEvent.hover(list)
    await userEvent.click(await within(canvasElement).findByLabelText(/Onward|সামনে/))
    await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(0))
    await expect(await within(canvasElement).findByLabelText(/Back|পেছনে/)).toBeInTheDocument()
  },
}
