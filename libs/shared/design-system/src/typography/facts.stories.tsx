import type { ComponentProps } from 'react'
import { FactList, Facts } from './facts.tsx'
import { useTranslate } from '../testing.ts'

export default { title: 'Signs/Facts', component: Facts, subcomponents: { FactList } }

export const Playground = {
  args: { badge: 'U/A 13+' },
  render: (choice: Partial<ComponentProps<typeof Facts>>) => <Film {...choice} />,
}

function Film(choice: Partial<ComponentProps<typeof Facts>>) {
  const say = useTranslate()
  return <Facts facts={[say('2026', '২০২৬'), say('1 h 52 min', '১ ঘণ্টা ৫২ মিনিট'), say('Drama', 'ড্রামা'), say('River', 'নদী')]} {...choice} />
}

export const OfATitle = () => <Film badge="U/A 13+" />
export const Unrated = () => <Film />

export function Longer() {
  const say = useTranslate()
  return (
    <FactList
      facts={[
        { term: say('Cast', 'অভিনয়ে'), value: say('Meghna Basu, Arjun Dutta, Rukmini Sanyal', 'মেঘনা বসু, অর্জুন দত্ত, রুক্মিণী সান্যাল') },
        { term: say('Director', 'পরিচালনা'), value: say('Ishani Chakraborty', 'ঈশানী চক্রবর্তী') },
      ]}
    />
  )
}
