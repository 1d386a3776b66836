import type { ComponentProps } from 'react'
import { FactList, Facts } from './facts.tsx'
import { useTranslate } from '../testing.ts'

export default { title: 'Display/Facts', component: Facts, subcomponents: { FactList } }

export const Playground = {
  args: { badge: 'U/A 13+' },
  render: (choice: Partial<ComponentProps<typeof Facts>>) => <Film {...choice} />,
}

function Film(choice: Partial<ComponentProps<typeof Facts>>) {
  const t = useTranslate()
  return <Facts facts={[t('2026', '২০২৬'), t('1 h 52 min', '১ ঘণ্টা ৫২ মিনিট'), t('Drama', 'ড্রামা'), t('River', 'নদী')]} {...choice} />
}

export const Title = () => <Film badge="U/A 13+" />
export const Unrated = () => <Film />

export function Longer() {
  const t = useTranslate()
  return (
    <FactList
      facts={[
        { term: t('Cast', 'অভিনয়ে'), value: t('Meghna Basu, Arjun Dutta, Rukmini Sanyal', 'মেঘনা বসু, অর্জুন দত্ত, রুক্মিণী সান্যাল') },
        { term: t('Director', 'পরিচালনা'), value: t('Ishani Chakraborty', 'ঈশানী চক্রবর্তী') },
      ]}
    />
  )
}
