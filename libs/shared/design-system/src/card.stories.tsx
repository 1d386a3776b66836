import { Button } from './button.tsx'
import { Card, CardGrid } from './card.tsx'
import { Facts } from './facts.tsx'
import { IconButton } from './icon-button.tsx'
import { ThumbUpIcon } from './dialog-icons.tsx'
import { PlayIcon, PlusIcon } from './icons.tsx'
import { RankedList } from './ranked-list.tsx'
import { aPoster, aStill, useWords } from './testing.ts'
import { Tray, TraySkeleton, TrayStack } from './tray.tsx'

export default { title: 'Pictures/Cards and trays', parameters: { layout: 'fullscreen' } }

const hues = [20, 200, 275, 330, 145, 45, 235, 0, 100, 300]

function useTitles() {
  const say = useWords()
  return say(
    ['Umbrella Season', 'House of Nine Windows', 'Room Six', 'Summer in a Jar', 'The Mask', 'Second Flush', 'Tram 24', 'Side B', 'Kite Thieves', 'Low Orbit'],
    ['ছাতার দিন', 'নয় জানালার বাড়ি', 'ছয় নম্বর ঘর', 'বয়ামে গ্রীষ্ম', 'মুখোশ', 'দ্বিতীয় কুঁড়ি', 'ট্রাম ২৪', 'ও পিঠ', 'ঘুড়িচোর', 'নিচু কক্ষপথ'],
  ).map((title, place) => ({ title, hue: hues[place] ?? 0, href: `#${place}` }))
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
          preview={() => ({
            pictureSrc: aStill(hue),
            facts: <Facts badge="U" facts={[say('2026', '২০২৬'), say('Children', 'ছোটদের')]} />,
            actions: (
              <>
                <Button variant="primary" size="sm" href={`${href}/watch`} icon={<PlayIcon />} wide>{say('Watch', 'দেখুন')}</Button>
                <IconButton size="sm" label={say('Add to watch list', 'তালিকায় রাখুন')} icon={<PlusIcon />} />
                <IconButton size="sm" label={say('Like', 'ভালো লেগেছে')} icon={<ThumbUpIcon />} />
              </>
            ),
          })}
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
  return <TrayStack><ContinueTray /><PortraitTray /><TopTen /></TrayStack>
}

export function TopTen() {
  const say = useWords()
  const digits = say('1 2 3 4 5 6 7 8 9 10', '১ ২ ৩ ৪ ৫ ৬ ৭ ৮ ৯ ১০').split(' ')
  const entries = useTitles().map(({ title, hue, href }, place) => ({
    title,
    href: `${href}/top`,
    rank: digits[place] ?? '',
    facts: say('Drama', 'ড্রামা'),
    pictureSrc: aPoster(hue),
  }))
  return <RankedList title={say('Top 10 today', 'আজকের সেরা ১০')} entries={entries} />
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
