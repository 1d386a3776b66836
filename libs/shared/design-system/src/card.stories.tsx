import { Card, CardGrid } from './card.tsx'
import { aPoster, aStill, useTitles, useWords } from './testing.ts'

export default {
  title: 'Pictures/Card',
  component: Card,
  subcomponents: { CardGrid },
  parameters: { layout: 'fullscreen' },
}

export function GridOfPosters() {
  return (
    <CardGrid shape="portrait">
      {useTitles().map(({ title, hue, href }) => <Card key={href} shape="portrait" href={href} title={title} pictureSrc={aPoster(hue)} />)}
    </CardGrid>
  )
}

export function GridOfStills() {
  const say = useWords()
  return (
    <CardGrid shape="landscape" label={say('More like this', 'এমন আরও')}>
      {useTitles().slice(0, 6).map(({ title, hue, href }) => (
        <Card key={href} shape="landscape" href={href} title={title} facts={say('Romance · 2024', 'প্রেম · ২০২৪')} pictureSrc={aStill(hue)} />
      ))}
    </CardGrid>
  )
}

export function EveryState() {
  const say = useWords()
  const title = say('Umbrella Season', 'ছাতার দিন')
  return (
    <CardGrid shape="landscape" label={say('States of a card', 'কার্ডের নানা অবস্থা')}>
      <Card shape="landscape" href="#plain" title={title} pictureSrc={aStill(20)} />
      <Card shape="landscape" href="#facts" title={title} facts={say('Drama · 2026', 'ড্রামা · ২০২৬')} pictureSrc={aStill(60)} />
      <Card shape="landscape" href="#begun" title={title} percent={64} facts={say('18 min left', '১৮ মিনিট বাকি')} pictureSrc={aStill(120)} />
      <Card shape="landscape" href="#new" title={title} badge={{ tone: 'new', children: say('New', 'নতুন') }} pictureSrc={aStill(200)} />
      <Card shape="landscape" href="#soon" title={title} badge={{ tone: 'soon', children: say('12 December', '১২ ডিসেম্বর') }} pictureSrc={aStill(280)} />
    </CardGrid>
  )
}
