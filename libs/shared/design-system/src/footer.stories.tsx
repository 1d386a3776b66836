import { Footer } from './footer.tsx'
import { LanguageSwitch } from './header.tsx'
import { useBrand, useWords } from './testing.ts'

export default { title: 'Navigation/Footer', component: Footer, parameters: { layout: 'fullscreen' } }

function OtherLanguage() {
  const say = useWords()
  return <LanguageSwitch href="#language" lang={say('bn', 'en')} name={say('বাংলা', 'English')} />
}

export function EveryGroup() {
  const brand = useBrand()
  const say = useWords()
  return (
    <Footer
      groups={[
        { title: say('Watch', 'দেখুন'), links: [{ href: '#movies', label: say('Movies', 'সিনেমা') }, { href: '#shows', label: say('Shows', 'সিরিজ') }] },
        { title: say('Help', 'সাহায্য'), links: [{ href: '#help', label: say('Help centre', 'সাহায্যকেন্দ্র') }, { href: '#gift', label: say('Redeem gift code', 'গিফট কোড') }] },
        { title: say('Legal', 'আইনি'), links: [{ href: '#terms', label: say('Terms', 'শর্তাবলি') }, { href: '#privacy', label: say('Privacy policy', 'গোপনীয়তা নীতি') }] },
      ]}
      note={say(`© 2026 ${brand.name.en}. Films and series from Bengal and beyond.`, `© ২০২৬ ${brand.name.bn}। বাংলা ও তার বাইরের সিনেমা আর সিরিজ।`)}
    >
      <OtherLanguage />
    </Footer>
  )
}
