import { Button } from './button.tsx'
import { OfflineIcon, RetryIcon } from './dialog-icons.tsx'
import { LanguageOffer } from './language-offer.tsx'
import { Stack } from './layout.tsx'
import { Banner } from './notice.tsx'
import { EmptyState, ErrorState } from './state.tsx'
import { useWords } from './testing.ts'
import { Toasts } from './toasts.tsx'

export default { title: 'Messages/Toasts, banners, states' }

const noop = () => {}

export function EveryToast() {
  const say = useWords()
  return (
    <Toasts
      label={say('Messages', 'বার্তা')}
      dismissLabel={say('Dismiss', 'সরান')}
      onDismiss={noop}
      messages={[
        { id: '1', type: 'success', text: say('Added to your watch list.', 'আপনার দেখার তালিকায় রাখা হয়েছে।'), action: { label: say('Undo', 'ফিরিয়ে নিন'), onChoose: noop } },
        { id: '2', type: 'info', text: say('A new episode of Tram 24 is here.', 'ট্রাম ২৪-এর নতুন পর্ব এসেছে।'), action: { label: say('Watch', 'দেখুন'), href: '#watch' } },
        { id: '3', type: 'warning', text: say('Your trial ends on 28 November 2026.', 'আপনার ট্রায়াল শেষ হবে ২৮ নভেম্বর ২০২৬।') },
        { id: '4', type: 'error', text: say('Something went wrong. Please try again.', 'কিছু একটা ভুল হয়েছে। আবার চেষ্টা করুন।'), action: { label: say('Retry', 'আবার'), onChoose: noop } },
      ]}
    />
  )
}

export function Banners() {
  const say = useWords()
  return (
    <Stack>
      <Banner tone="warning">{say('You are offline. What you have open stays here.', 'ইন্টারনেট নেই। যা খোলা আছে তা থাকবে।')}</Banner>
      <Banner tone="info" action={{ label: say('See plans', 'প্ল্যান দেখুন'), href: '#plans' }} dismiss={{ label: say('Dismiss', 'সরান'), onDismiss: noop }}>
        {say('Would you like this page in Bengali?', 'পাতাটি কি ইংরেজিতে দেখতে চান?')}
      </Banner>
      <Banner tone="success">{say('Your plan is active.', 'আপনার প্ল্যান চালু হয়েছে।')}</Banner>
      <Banner tone="error" action={{ label: say('Retry', 'আবার'), onChoose: noop }}>
        {say('We could not load your list.', 'আপনার তালিকা আনা গেল না।')}
      </Banner>
    </Stack>
  )
}

/** On a page in Bengali it speaks English, and the other way round. */
export function OfferOfTheOtherLanguage() {
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

export function Empty() {
  const say = useWords()
  return (
    <EmptyState
      title={say('Nothing found for “zorro”', '“জোরো” লিখে কিছু পাওয়া গেল না')}
      text={say('Try another spelling, or look at what others watch.', 'অন্য বানানে খুঁজুন, কিংবা অন্যরা কী দেখছে দেখুন।')}
      actions={<Button>{say('Popular now', 'এখন জনপ্রিয়')}</Button>}
    />
  )
}

export function Failed() {
  const say = useWords()
  return (
    <ErrorState
      title={say('This page did not load', 'পাতাটি আনা গেল না')}
      text={say('The fault is ours. Try again in a moment.', 'দোষ আমাদের। একটু পরে আবার চেষ্টা করুন।')}
      actions={<Button variant="primary" icon={<RetryIcon />}>{say('Try again', 'আবার চেষ্টা করুন')}</Button>}
    />
  )
}

export function Offline() {
  const say = useWords()
  return (
    <ErrorState
      icon={<OfflineIcon />}
      title={say('You are offline', 'ইন্টারনেট নেই')}
      text={say('Check your connection. We go on as soon as it is back.', 'সংযোগ দেখে নিন। ফিরে এলেই আবার শুরু হবে।')}
    />
  )
}
