import { brand, iconOf } from '@ott/brand'
import { InstallOffer } from './install-offer.tsx'
import type { InstallOfferProps } from './install-offer.tsx'
import { useWords } from './testing.ts'

export default { title: 'Messages/Install offer', component: InstallOffer }

const iconSrc = `data:image/svg+xml,${encodeURIComponent(iconOf(brand))}`

function useOffer(): Omit<InstallOfferProps, 'how'> {
  const say = useWords()
  return {
    iconSrc,
    title: say('As an app', 'অ্যাপ হিসেবে'),
    text: say('It opens from your home screen, in a window of its own.', 'হোম স্ক্রিন থেকে নিজের আলাদা জানালায় খুলবে।'),
  }
}

export function TheBrowserAsks() {
  const say = useWords()
  return <InstallOffer {...useOffer()} how={{ label: say('Install the app', 'অ্যাপ ইনস্টল করুন'), onChoose: () => {} }} />
}

export function ByHand() {
  const say = useWords()
  const byHand = say('Press Share in Safari and choose “Add to Home Screen”.', 'সাফারির শেয়ার বোতাম চেপে “Add to Home Screen” বেছে নিন।')
  return <InstallOffer {...useOffer()} how={{ byHand }} />
}
