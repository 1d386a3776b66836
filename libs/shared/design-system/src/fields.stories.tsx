import { useState } from 'react'
import { Checkbox, Segmented, Toggles } from './choice.tsx'
import { CodeInput } from './code-input.tsx'
import { Combobox } from './combobox.tsx'
import { HeartIcon, MailIcon, PhoneIcon, SearchIcon, ThumbDownIcon, ThumbUpIcon } from './dialog-icons.tsx'
import { Inline, Stack } from './layout.tsx'
import { Select } from './select.tsx'
import { useWords } from './testing.ts'
import { TextField } from './text-field.tsx'

export default { title: 'Forms/Fields' }

export function Text() {
  const say = useWords()
  return (
    <Stack gap={5}>
      <TextField label={say('Email', 'ইমেল')} type="email" placeholder="name@example.com" hint={say('We send a code to it.', 'এখানে একটি কোড যাবে।')} />
      <TextField label={say('Email', 'ইমেল')} defaultValue="mim@example.com" />
      <TextField
        label={say('Email', 'ইমেল')}
        defaultValue="mim@example"
        error={say('Enter an email address with a name, an @ and a domain.', 'নাম, @ আর ডোমেন দিয়ে ইমেল ঠিকানা লিখুন।')}
      />
      <TextField label={say('Gift code', 'গিফট কোড')} placeholder={say('Write here…', 'এখানে লিখুন…')} disabled />
      <TextField label={say('Search', 'খুঁজুন')} labelIs="read" leading={<SearchIcon />} placeholder={say('Titles, people, genres', 'ছবি, মানুষ, ঘরানা')} />
    </Stack>
  )
}

function Code({ error, six = false, masked = false }: { error?: string; six?: boolean; masked?: boolean }) {
  const say = useWords()
  const length = six ? 6 : 4
  return (
    <CodeInput
      length={length}
      label={masked ? say('Your PIN', 'আপনার পিন') : say('Login code', 'লগইন কোড')}
      boxLabel={(box) => say(`Digit ${box} of ${length}`, `${length}টির ${box} নম্বর সংখ্যা`)}
      onChange={() => {}}
      error={error}
      masked={masked}
    />
  )
}

export const LoginCode = () => <Code />
export const SixBoxes = () => <Code six />
export const Pin = () => <Code masked />
export function WrongCode() {
  return <Code error={useWords()('That code is not right. Check the message and try again.', 'কোডটি ঠিক নয়। মেসেজ দেখে আবার লিখুন।')} />
}

function Country({ start }: { start: string }) {
  const say = useWords()
  const [country, setCountry] = useState(start)
  return (
    <Combobox
      label={say('Country', 'দেশ')}
      value={country}
      onChange={setCountry}
      searchLabel={say('Search for country name or code…', 'দেশের নাম বা কোড খুঁজুন…')}
      emptyText={say('No country has that name or code.', 'এই নামে বা কোডে কোনো দেশ নেই।')}
      options={[
        { value: 'IN', glyph: 'IN', label: say('India', 'ভারত'), note: '+91', keywords: 'India ভারত' },
        { value: 'BD', glyph: 'BD', label: say('Bangladesh', 'বাংলাদেশ'), note: '+880', keywords: 'Bangladesh বাংলাদেশ' },
        { value: 'GB', glyph: 'GB', label: say('United Kingdom', 'যুক্তরাজ্য'), note: '+44', keywords: 'United Kingdom England' },
        { value: 'NL', glyph: 'NL', label: say('Netherlands', 'নেদারল্যান্ডস'), note: '+31', keywords: 'Netherlands Holland' },
      ]}
    />
  )
}

export const CountryPicker = () => <Inline><Country start="IN" /></Inline>

export const CountryPickerOpen = {
  render: () => <Inline><Country start="BD" /></Inline>,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    canvasElement.querySelector('button')?.click()
  },
}

export function Season() {
  const say = useWords()
  const [season, setSeason] = useState('1')
  return (
    <Select
      label={say('Season', 'সিজন')}
      value={season}
      onChange={setSeason}
      options={[
        { value: '1', label: say('Season 1', 'সিজন ১') },
        { value: '2', label: say('Season 2', 'সিজন ২') },
        { value: '3', label: say('Season 3 · 12 December 2026', 'সিজন ৩ · ১২ ডিসেম্বর ২০২৬'), disabled: true },
      ]}
    />
  )
}

export function OneOfTwo() {
  const say = useWords()
  const [by, setBy] = useState<'mobile' | 'email'>('mobile')
  return (
    <Segmented
      label={say('How to log in', 'কীভাবে লগইন করবেন')}
      value={by}
      onChange={setBy}
      options={[
        { value: 'mobile', label: say('Mobile', 'মোবাইল'), icon: <PhoneIcon /> },
        { value: 'email', label: say('Email', 'ইমেল'), icon: <MailIcon /> },
      ]}
    />
  )
}

export function YesOrNo() {
  const say = useWords()
  const [isChecked, setChecked] = useState(true)
  return (
    <Stack gap={2}>
      <Checkbox label={say('Send the code on WhatsApp', 'কোডটি WhatsApp-এ পাঠান')} checked={isChecked} onChange={setChecked} />
      <Checkbox label={say('Not chosen', 'বাছা হয়নি')} checked={false} onChange={() => {}} />
      <Checkbox label={say('Not to be chosen', 'বাছা যাবে না')} checked onChange={() => {}} disabled />
    </Stack>
  )
}

export function Rating() {
  const say = useWords()
  const [rating, setRating] = useState<'no' | 'like' | 'love' | null>('like')
  return (
    <Toggles
      label={say('Rate this title', 'রেটিং দিন')}
      value={rating}
      onChange={setRating}
      options={[
        { value: 'no', label: say('Not for me', 'আমার নয়'), icon: <ThumbDownIcon /> },
        { value: 'like', label: say('Like', 'ভালো'), icon: <ThumbUpIcon /> },
        { value: 'love', label: say('Love', 'খুব ভালো'), icon: <HeartIcon /> },
      ]}
    />
  )
}
