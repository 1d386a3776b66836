import { useEffect, useRef, useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Badge } from './badge.tsx'
import { Button } from '../forms/button.tsx'
import { Card } from './card.tsx'
import { ThumbUpIcon } from '../icons/dialog-icons.tsx'
import { FactLine } from '../typography/fact-line.tsx'
import { IconButton } from '../forms/icon-button.tsx'
import { PlayIcon, PlusIcon } from '../icons/icons.tsx'
import { HoverCard } from './hover-card.tsx'
import { Inline } from '../layout/layout.tsx'
import { aPoster, aStill, inAFrame, inThePage, useTitles, useTranslate } from '../testing.ts'
import { Row } from './row.tsx'
import type { CardShape } from './card.tsx'

export default {
  title: 'Cards/Hover card',
  component: HoverCard,
  parameters: { layout: 'fullscreen', docs: inAFrame },
}

type Lifting = { shape?: CardShape; place?: number; percent?: number; isOnSale?: boolean; onDismiss?: () => void }

const onDismiss = fn()

/** A row of cards with one hover card open. */
function Lifted({ shape = 'landscape', place = 2, percent = 0, isOnSale = false, onDismiss: hear = onDismiss }: Lifting) {
  const t = useTranslate()
  const titles = useTitles()
  const row = useRef<HTMLDivElement>(null)
  const [from, setFrom] = useState<HTMLElement | null>(null)
  useEffect(() => setFrom(row.current?.querySelectorAll('[data-item-list] img')[place]?.parentElement ?? null), [place, shape])
  const title = titles[place]
  const arrows = { previous: t('Back', 'আগে'), next: t('On', 'পরে') }
  return (
    <div ref={row} style={{ padding: '120px 0 160px' }}>
      <Row title={t('New here', 'নতুন এসেছে')} shape={shape} arrows={arrows}>
        {titles.map(({ title: name, hue, href }) => <Card key={href} shape={shape} href={href} title={name} pictureSrc={shape === 'portrait' ? aPoster(hue) : aStill(hue)} />)}
      </Row>
      {from && title && (
        <HoverCard
          key={place}
          from={from}
          href={title.href}
          title={title.title}
          pictureSrc={aStill(title.hue)}
          facts={
            <>
              <FactLine badge="U/A 13+" facts={t(['2026', '1 h 38 min', 'Romance'], ['২০২৬', '১ ঘণ্টা ৩৮ মিনিট', 'প্রেম'])} />
              <Inline gap={2}><Badge>CC</Badge><Badge>AD</Badge><Badge>{t('In Bengali', 'বাংলায়')}</Badge></Inline>
            </>
          }
          action={
            percent > 0
              ? <Button variant="continueWatching" size="md" wide icon={<PlayIcon />} href="#watch" progress={percent} note={t('18 min left', '১৮ মিনিট বাকি')}>{t('Resume', 'চালিয়ে যান')}</Button>
              : <Button variant="primary" size="md" wide icon={isOnSale ? undefined : <PlayIcon />} href="#watch">{isOnSale ? t('Subscribe to Watch', 'দেখতে সাবস্ক্রাইব করুন') : t('Watch Now', 'এখনই দেখুন')}</Button>
          }
          more={
            <>
              <IconButton label={t('Watchlist', 'আমার তালিকা')} icon={<PlusIcon />} />
              <IconButton label={t('Like', 'ভালো')} icon={<ThumbUpIcon />} />
            </>
          }
          onDismiss={hear}
        />
      )}
    </div>
  )
}

export const Playground = {
  args: { shape: 'landscape', place: 2, percent: 0 },
  argTypes: {
    shape: { control: 'inline-radio', options: ['landscape', 'portrait'] },
    place: { control: { type: 'range', min: 0, max: 9 } },
    percent: { control: { type: 'range', min: 0, max: 100 } },
  },
  parameters: { docs: inThePage },
  render: function Chosen(choice: Lifting) {
    return <Lifted {...choice} />
  },
}

export const Poster = () => <Lifted shape="portrait" />

/** At the edge of the window it stays inside. */
export const FirstInRow = () => <Lifted place={0} />

export const InProgress = () => <Lifted percent={64} />

/** Tab moves from the card into the hover card and on to the next card; Escape closes it and restores the focus. One ring is visible: the covered card has none. */
export const Keyboard = {
  render: () => <Lifted place={0} />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const lifted = await within(canvasElement).findByRole('group')
    const [card] = within(canvasElement).getAllByRole('link')
    await userEvent.tab()
    card?.focus()
    const art = card?.querySelector('img')?.parentElement
    await expect(art && getComputedStyle(art).boxShadow).toBe('none')
    await userEvent.tab()
    await expect(within(lifted).getByRole('link')).toHaveFocus()
    await userEvent.tab()
    await expect(within(lifted).getAllByRole('button')[0]).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(onDismiss).toHaveBeenCalled()
    await expect(card).toHaveFocus()
  },
}

/** The longest label stays on one line, also over the narrower portrait card. */
export const SubscribeButton = {
  render: () => <Lifted shape="portrait" isOnSale />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const label = await within(canvasElement).findByText(/^(Subscribe to Watch|দেখতে সাবস্ক্রাইব করুন)$/)
    const text = new Range()
    text.selectNodeContents(label)
    await expect(text.getClientRects()).toHaveLength(1)
    await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth)
  },
}
