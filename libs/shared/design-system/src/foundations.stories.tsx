import type { ComponentType } from 'react'
import { colours } from './colours.ts'
import * as styles from './foundations.css.ts'
import * as dialogIcons from './dialog-icons.tsx'
import * as pageIcons from './icons.tsx'
import * as playerIcons from './player-icons.tsx'
import { Inline, Stack } from './layout.tsx'
import { Heading, Link, Text, VisuallyHidden } from './text.tsx'
import { useWords } from './testing.ts'

const icons = { ...pageIcons, ...playerIcons, ...dialogIcons }

export default { title: 'Foundations', parameters: { layout: 'padded' } }

export function Colour() {
  return (
    <Inline gap={4}>
      {Object.entries(colours).map(([name, value]) => (
        <Stack key={name} gap={2}>
          <span className={styles.swatch} style={{ background: value }} />
          <Text size="micro" tone="soft">{name}</Text>
        </Stack>
      ))}
    </Inline>
  )
}

const samples = {
  en: ['The Last Ferry', 'Choose your plan', 'Let’s stay connected', 'Continue watching',
    'A boatman has one evening left before the bridge opens.', 'S1 E4 · 18 min left', '₹299 · €9.99 · ৳350 · naïve, Kiślański, Śrāvaṇ'],
  bn: ['শেষ খেয়া', 'আপনার প্ল্যান বেছে নিন', 'যোগাযোগে থাকি', 'দেখা চালিয়ে যান',
    'মূল লেখা। সেতু খোলার আগে মাঝির হাতে একটাই সন্ধ্যা। স্ত্রী, উজ্জ্বল, দ্বন্দ্ব, ঋতু, ক্ষুধা, লক্ষ্মী, সঙ্গীত, জ্যোৎস্না।',
    'ছোট লেখা। সিজন ১ পর্ব ৪ · ১৮ মিনিট বাকি', '৳২৯৯ · ₹৯৯'],
}

/** Both scripts side by side, whatever the toolbar says. */
export function Type() {
  return (
    <div className={styles.columns}>
      {(['en', 'bn'] as const).map((lang) => (
        <div key={lang} lang={lang}>
          <Stack gap={5}>
            <p className={styles.display}>{samples[lang][0]}</p>
            <Heading level={2} size="page">{samples[lang][1]}</Heading>
            <Heading level={3} size="dialog">{samples[lang][2]}</Heading>
            <Heading level={4} size="tray">{samples[lang][3]}</Heading>
            <Text>{samples[lang][4]}</Text>
            <Text size="small" tone="soft">{samples[lang][5]}</Text>
            <Text size="micro" tone="faint">{samples[lang][6]}</Text>
          </Stack>
        </div>
      ))}
    </div>
  )
}

export function Icons() {
  return (
    <Inline gap={5}>
      {Object.entries(icons as Record<string, ComponentType>).map(([name, Icon]) => (
        <Stack key={name} gap={1} centre>
          <span className={styles.icon}><Icon /></span>
          <Text size="micro" tone="soft">{name}</Text>
        </Stack>
      ))}
    </Inline>
  )
}

export function Links() {
  const say = useWords()
  return (
    <Stack>
      <Text>
        {say('By continuing you agree to the ', 'এগোলে ধরে নেওয়া হবে আপনি মেনে নিচ্ছেন ')}
        <Link href="#terms">{say('terms', 'শর্তাবলি')}</Link>
        <VisuallyHidden>{say(' (opens our terms)', ' (শর্তের পাতা খুলবে)')}</VisuallyHidden>.
      </Text>
      <Link href="#all" quiet>{say('See all', 'সব দেখুন')}</Link>
    </Stack>
  )
}
