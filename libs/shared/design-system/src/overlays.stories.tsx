import { useState } from 'react'
import { Avatar } from './avatar.tsx'
import { Button } from './button.tsx'
import { CodeInput } from './code-input.tsx'
import { DetailsFrame } from './details-frame.tsx'
import { Dialog, DialogActions } from './dialog.tsx'
import type { DialogProps } from './dialog.tsx'
import { FactList, Facts } from './facts.tsx'
import { Card, CardGrid } from './card.tsx'
import { Chip, Chips } from './chip.tsx'
import { ExpandableText } from './expandable-text.tsx'
import { IconButton } from './icon-button.tsx'
import { LogoutIcon, ShareIcon } from './dialog-icons.tsx'
import { CheckIcon, PersonIcon, PlayIcon } from './icons.tsx'
import { Inline, Section } from './layout.tsx'
import { Menu } from './menu.tsx'
import { aStill, useWords } from './testing.ts'
import { Text } from './text.tsx'

export default { title: 'Overlays/Dialogs and menus', parameters: { layout: 'fullscreen' } }

function Opened({ children, ...props }: Omit<DialogProps, 'open' | 'onClose' | 'closeLabel'>) {
  const say = useWords()
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('Open', 'খুলুন')}</Button>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} closeLabel={say('Close', 'বন্ধ করুন')}>{children}</Dialog>
    </>
  )
}

export function Confirmation() {
  const say = useWords()
  return (
    <Opened
      size="medium"
      title={say('Are you sure you want to logout?', 'আপনি কি লগআউট করতে চান?')}
      description={say(
        'You will be asked to log in again to watch your favourite content.',
        'পছন্দের ছবি দেখতে হলে আবার লগইন করতে হবে।',
      )}
    >
      <DialogActions>
        <Button>{say('Cancel', 'থাক')}</Button>
        <Button variant="primary">{say('Logout', 'লগআউট')}</Button>
      </DialogActions>
    </Opened>
  )
}

export function Form() {
  const say = useWords()
  return (
    <Opened title={say('Enter the 4-digit code', '৪ সংখ্যার কোড লিখুন')} description={say('We sent it to +91 98300 41207', 'আমরা পাঠিয়েছি +91 98300 41207 নম্বরে')}>
      <CodeInput length={4} label={say('Login code', 'লগইন কোড')} boxLabel={(box) => say(`Digit ${box} of 4`, `৪টির ${box} নম্বর সংখ্যা`)} onChange={() => {}} />
      <Button variant="primary" wide>{say('Submit', 'জমা দিন')}</Button>
    </Opened>
  )
}

function Film({ place }: { place: 'dialog' | 'page' }) {
  const say = useWords()
  return (
    <DetailsFrame
      place={place}
      title={say('The Threshold', 'চৌকাঠ')}
      pictureSrc={aStill(215)}
      facts={<Facts badge="U/A 13+" facts={[say('2026', '২০২৬'), say('2 h 4 min', '২ ঘণ্টা ৪ মিনিট'), say('Bengali', 'বাংলা'), say('Drama', 'ড্রামা')]} />}
      actions={(
        <>
          <Button variant="primary" size="lg" href="#watch" icon={<PlayIcon />}>{say('Resume', 'চালিয়ে যান')}</Button>
          <IconButton size="lg" label={say('In watch list', 'তালিকায় আছে')} icon={<CheckIcon />} />
          <IconButton size="lg" label={say('Share', 'শেয়ার')} icon={<ShareIcon />} />
          <Text size="small" tone="soft">{say('48 min left', '৪৮ মিনিট বাকি')}</Text>
        </>
      )}
      aside={(
        <FactList
          facts={[
            { term: say('Cast', 'অভিনয়ে'), value: say('Meghna Basu, Arjun Dutta, Rukmini Sanyal', 'মেঘনা বসু, অর্জুন দত্ত, রুক্মিণী সান্যাল') },
            { term: say('Director', 'পরিচালনা'), value: say('Ishani Chakraborty', 'ঈশানী চক্রবর্তী') },
            { term: say('Age rating', 'বয়স-সীমা'), value: say('U/A 13+ · mild language', 'U/A 13+ · কিছু কটু ভাষা') },
          ]}
        />
      )}
      below={(
        <Section title={say('More like this', 'এমন আরও')}>
          <CardGrid shape="landscape">
            {[200, 280, 0].map((hue) => (
              <Card key={hue} shape="landscape" href={`#${hue}`} title={say('Letters in Winter', 'শীতের চিঠি')} facts={say('Romance · 2024', 'প্রেম · ২০২৪')} pictureSrc={aStill(hue)} />
            ))}
          </CardGrid>
        </Section>
      )}
    >
      <ExpandableText
        limit={150}
        more={say('Read more', 'আরও পড়ুন')}
        less={say('Read less', 'কম দেখান')}
        locale={say('en', 'bn')}
        text={say(
          'Leaving her marriage of thirty years, a retired teacher comes back to the house where she was born and finds it divided by chalk lines, one brother to each room. Before the lawyers arrive she has a week to read what the walls remember.',
          'তিরিশ বছরের সংসার ছেড়ে এক অবসরপ্রাপ্ত শিক্ষিকা ফিরে আসেন জন্মভিটেয়। দেখেন, খড়ির দাগে ভাগ হয়ে গেছে বাড়ি, এক এক ঘরে এক এক ভাই। উকিল আসার আগে তাঁর হাতে এক সপ্তাহ, দেওয়ালের স্মৃতি পড়ে নেওয়ার জন্য।',
        )}
      />
      <Chips><Chip>{say('Slow burn', 'ধীর লয়ের')}</Chip><Chip>{say('Kolkata', 'কলকাতা')}</Chip></Chips>
    </DetailsFrame>
  )
}

export function DetailsOverAPage() {
  return <Opened size="details" titleIs="read" title={useWords()('The Threshold', 'চৌকাঠ')}><Film place="dialog" /></Opened>
}

export function DetailsAsAPage() {
  return <Film place="page" />
}

function ProfileMenu() {
  const say = useWords()
  return (
    <Inline spread>
      <span />
      <Menu
        label={say('Your account', 'আপনার অ্যাকাউন্ট')}
        trigger={<Avatar name={say('Mim', 'মিম')} locale={say('en', 'bn')} />}
        items={[
          { label: say('Profile and settings', 'প্রোফাইল ও সেটিংস'), icon: <PersonIcon />, href: '#settings' },
          'divider',
          { label: say('Logout', 'লগআউট'), icon: <LogoutIcon />, onChoose: () => {} },
        ]}
      />
    </Inline>
  )
}

export const Profile = { render: () => <ProfileMenu /> }
export const ProfileOpen = {
  render: () => <ProfileMenu />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    canvasElement.querySelector('summary')?.click()
  },
}
