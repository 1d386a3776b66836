import type { PersonId } from '@ott/catalogue'
import { useTranslate } from '@ott/design-system/testing'
import { PersonPage } from './person-page.tsx'
import { cardsIn } from './testing.tsx'

export default { title: 'Catalogue/Person', component: PersonPage, parameters: { layout: 'fullscreen' } }

export const SeveralJobs = () => {
  const t = useTranslate()
  const cards = cardsIn(t)
  const jobs = [{ job: 'Actor', titles: cards }, { job: 'Director', titles: cards.slice(0, 2) }, { job: 'Writer', titles: cards.slice(1, 2) }]
  return <PersonPage person={{ id: 'meghna' as PersonId, name: t('Meghna Basu', 'মেঘনা বসু'), jobs }} />
}

/** The longest name, one title. */
export const LongName = () => {
  const t = useTranslate()
  const name = t('Satyabrata Chattopadhyay-Bandyopadhyay', 'সত্যব্রত চট্টোপাধ্যায়-বন্দ্যোপাধ্যায়')
  return <PersonPage person={{ id: 'satyabrata' as PersonId, name, jobs: [{ job: 'Music', titles: cardsIn(t).slice(0, 1) }] }} />
}

/** Credited only in titles that are not available in this country. */
export const Empty = () => {
  const t = useTranslate()
  return <PersonPage person={{ id: 'meghna' as PersonId, name: t('Meghna Basu', 'মেঘনা বসু'), jobs: [] }} />
}
