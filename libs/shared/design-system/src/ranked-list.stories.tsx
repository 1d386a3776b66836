import { RankedList } from './ranked-list.tsx'
import { aPoster, useTitles, useWords } from './testing.ts'

export default { title: 'Pictures/Ranked list', component: RankedList, parameters: { layout: 'fullscreen' } }

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
