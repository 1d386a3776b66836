import { Avatar } from './avatar.tsx'
import { Badge } from './badge.tsx'
import { Chip, Chips } from './chip.tsx'
import { FactList, Facts } from './facts.tsx'
import { Inline, Stack } from './layout.tsx'
import { ProgressLine } from './progress-line.tsx'
import { Skeleton } from './skeleton.tsx'
import { Spinner } from './spinner.tsx'
import { useWords } from './testing.ts'

export default { title: 'Signs/Small pieces' }

export function Badges() {
  const say = useWords()
  return (
    <Inline gap={2}>
      {['U', 'U/A 7+', 'U/A 13+', 'U/A 16+', 'A 18+'].map((rating) => <Badge key={rating}>{rating}</Badge>)}
      <Badge tone="new">{say('New', 'নতুন')}</Badge>
      <Badge tone="quiet">{say('New season', 'নতুন সিজন')}</Badge>
      <Badge tone="gift">{say('7 days free', '৭ দিন বিনামূল্যে')}</Badge>
      <Badge tone="soon">{say('Releasing on 12 December 2026', 'আসছে ১২ ডিসেম্বর ২০২৬')}</Badge>
      <Badge tone="good">{say('Active', 'চালু')}</Badge>
    </Inline>
  )
}

export function TagsAndFilters() {
  const say = useWords()
  return (
    <Stack>
      <Chips>
        <Chip>{say('Slow burn', 'ধীর লয়ের')}</Chip>
        <Chip>{say('Family secrets', 'পারিবারিক গোপন কথা')}</Chip>
        <Chip>{say('Kolkata', 'কলকাতা')}</Chip>
      </Chips>
      <Chips>
        <Chip onPress={() => {}} pressed>{say('All', 'সব')}</Chip>
        <Chip onPress={() => {}} pressed={false}>{say('Movies', 'সিনেমা')}</Chip>
        <Chip href="#people">{say('People', 'মানুষ')}</Chip>
        <Chip href="#shows" current>{say('Shows', 'সিরিজ')}</Chip>
      </Chips>
    </Stack>
  )
}

export function FactsOfATitle() {
  const say = useWords()
  return (
    <Facts
      badge="U/A 13+"
      facts={[say('2026', '২০২৬'), say('1 h 52 min', '১ ঘণ্টা ৫২ মিনিট'), say('Drama', 'ড্রামা'), say('River', 'নদী')]}
    />
  )
}

export function LongerFacts() {
  const say = useWords()
  return (
    <FactList
      facts={[
        { term: say('Cast', 'অভিনয়ে'), value: say('Meghna Basu, Arjun Dutta, Rukmini Sanyal', 'মেঘনা বসু, অর্জুন দত্ত, রুক্মিণী সান্যাল') },
        { term: say('Director', 'পরিচালনা'), value: say('Ishani Chakraborty', 'ঈশানী চক্রবর্তী') },
      ]}
    />
  )
}

export function Progress() {
  const say = useWords()
  return (
    <Stack gap={6}>
      {[3, 38, 64, 100].map((percent) => (
        <ProgressLine key={percent} percent={percent} label={say(`${percent} % seen`, `${percent} শতাংশ দেখা হয়েছে`)} />
      ))}
    </Stack>
  )
}

export function Waiting() {
  const say = useWords()
  return (
    <Stack gap={6}>
      <Inline><Spinner label={say('Loading', 'আসছে')} /></Inline>
      <Skeleton shape="line" />
      <Skeleton shape="button" />
      <Skeleton shape="block" />
    </Stack>
  )
}

export function PageThatWaits() {
  return <Spinner page label={useWords()('Loading', 'আসছে')} />
}

export function Faces() {
  return <Inline><Avatar name="Mim" locale="en" /><Avatar name="মিতা" locale="bn" /><Avatar name="" locale="en" /></Inline>
}
