import type { ComponentProps } from 'react'
import { FactLine } from './fact-line.tsx'
import { useTranslate } from '../testing.ts'

export default { title: 'Signs/Fact line', component: FactLine }

export const Playground = {
  args: { badge: 'U/A 13+' },
  render: function Chosen(choice: Partial<ComponentProps<typeof FactLine>>) {
    const say = useTranslate()
    return <FactLine facts={say(['Drama', '2026', '2 seasons'], ['ড্রামা', '২০২৬', '২টি সিজন'])} {...choice} />
  },
}

export function OneLine() {
  const say = useTranslate()
  return <FactLine facts={[say('Drama', 'ড্রামা'), say('2026', '২০২৬')]} />
}

export function OfATitle() {
  const say = useTranslate()
  return (
    <div style={{ width: 328 }}>
      <FactLine
        badge="U/A 16+"
        facts={[say('frightening scenes', 'ভয়ের দৃশ্য'), say('smoking', 'ধূমপান'), say('mild language', 'মৃদু অশালীন ভাষা'), say('2025', '২০২৫'), say('2 seasons', '২টি সিজন'), say('Mystery', 'রহস্য')]}
      />
    </div>
  )
}

export function MoreThanOneLine() {
  const say = useTranslate()
  return <div style={{ width: 104 }}><FactLine facts={[say('Science fiction', 'কল্পবিজ্ঞান'), say('2026', '২০২৬'), say('In Bengali and English', 'বাংলা ও ইংরেজিতে')]} /></div>
}
