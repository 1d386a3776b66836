import { SearchIcon } from './icons.tsx'
import { TermList } from './term-list.tsx'
import { useWords } from './testing.ts'

export default { title: 'Page/Term list', component: TermList }

function useTerms() {
  const say = useWords()
  return ['tram', 'ইলিশ', say('Detective Owl', 'গোয়েন্দা প্যাঁচা')].map((text) => ({
    text,
    href: `#${text}`,
    removeLabel: say(`Remove “${text}”`, `“${text}” সরান`),
  }))
}

export const AsChips = () => <TermList label={useWords()('Popular', 'জনপ্রিয়')} terms={useTerms()} />
export const InLines = () => (
  <TermList label={useWords()('Your searches', 'আপনার খোঁজ')} look="lines" icon={<SearchIcon />} terms={useTerms()} onRemove={() => undefined} />
)
export const AsTiles = () => {
  const say = useWords()
  const names = [say('Drama', 'ড্রামা'), say('Science fiction', 'কল্পবিজ্ঞান'), say('Music', 'সংগীত'), say('Documentary', 'তথ্যচিত্র'), say('Children', 'ছোটদের')]
  return <TermList label={say('Genres', 'ঘরানা')} look="tiles" terms={names.map((text) => ({ text, href: `#${text}` }))} />
}
