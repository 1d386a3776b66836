import { LanguageOffer } from './language-offer.tsx'
import { useWords } from './testing.ts'

export default { title: 'Messages/Language offer', component: LanguageOffer }

const noop = () => {}

/** On a page in Bengali it speaks English, and the other way round. */
export function TheOtherLanguage() {
  const say = useWords()
  return (
    <LanguageOffer
      lang={say('bn', 'en')}
      href="#other"
      text={say('এই সাইট বাংলাতেও আছে।', 'This site is also in English.')}
      label={say('বাংলায় দেখুন', 'Use English')}
      dismissLabel={say('না, থাক', 'No, thanks')}
      onDismiss={noop}
    />
  )
}
