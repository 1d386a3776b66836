import type { ComponentProps } from 'react'
import { FactLine } from './fact-line.tsx'
import { useTranslate } from '../testing.ts'

export default { title: 'Display/Fact line', component: FactLine }

export const Playground = {
  args: { badge: 'U/A 13+' },
  render: function Chosen(choice: Partial<ComponentProps<typeof FactLine>>) {
    const t = useTranslate()
    return <FactLine facts={t(['Drama', '2026', '2 seasons'], ['ড্রামা', '২০২৬', '২টি সিজন'])} {...choice} />
  },
}

export function OneLine() {
  const t = useTranslate()
  return <FactLine facts={[t('Drama', 'ড্রামা'), t('2026', '২০২৬')]} />
}

export function Title() {
  const t = useTranslate()
  return (
    <div style={{ width: 328 }}>
      <FactLine
        badge="U/A 16+"
        facts={[t('frightening scenes', 'ভয়ের দৃশ্য'), t('smoking', 'ধূমপান'), t('mild language', 'মৃদু অশালীন ভাষা'), t('2025', '২০২৫'), t('2 seasons', '২টি সিজন'), t('Mystery', 'রহস্য')]}
      />
    </div>
  )
}

export function SeveralLines() {
  const t = useTranslate()
  return <div style={{ width: 104 }}><FactLine facts={[t('Science fiction', 'কল্পবিজ্ঞান'), t('2026', '২০২৬'), t('In Bengali and English', 'বাংলা ও ইংরেজিতে')]} /></div>
}
