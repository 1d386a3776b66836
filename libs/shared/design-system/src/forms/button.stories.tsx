import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from './button.tsx'
import type { ButtonSize, ButtonVariant } from './button.tsx'
import { GiftIcon } from '../icons/dialog-icons.tsx'
import { PlayIcon, PlusIcon } from '../icons/icons.tsx'
import { Inline, Stack } from '../layout/layout.tsx'
import { useTranslate } from '../testing.ts'

export default { title: 'Actions/Button', component: Button }

interface Choice {
  variant: ButtonVariant
  size: ButtonSize
  wide: boolean
  loading: boolean
  disabled: boolean
  progress: number
}

/** The controls below select every variant. */
export const Playground = {
  args: { variant: 'primary', size: 'md', wide: false, loading: false, disabled: false, progress: 40 },
  argTypes: {
    variant: { control: 'select', options: ['primary', 'primary-gradient', 'secondary', 'tertiary', 'ctaButton', 'continueWatching', 'danger'] },
    size: { control: 'inline-radio', options: ['lg', 'md', 'sm', 'xsm'] },
    progress: { control: { type: 'range', min: 0, max: 100 } },
  },
  render: (choice: Choice) => <Chosen {...choice} />,
}

function Chosen(choice: Choice) {
  return <Button {...choice} icon={<PlayIcon />}>{useTranslate()('Watch', 'দেখুন')}</Button>
}

const sizes: ButtonSize[] = ['lg', 'md', 'sm', 'xsm']

function EverySize({ variant, icon, children, progress }: {
  variant: ButtonVariant
  icon?: ReactNode
  children: ReactNode
  progress?: number
}) {
  return (
    <Stack gap={5}>
      <Inline gap={4}>
        {sizes.map((size) => (
          <Button key={size} variant={variant} size={size} icon={icon} progress={progress}>{children}</Button>
        ))}
      </Inline>
      <Inline gap={4}>
        {sizes.map((size) => (
          <Button key={size} variant={variant} size={size} icon={icon} progress={progress} disabled>{children}</Button>
        ))}
      </Inline>
    </Stack>
  )
}

export function Primary() {
  return <EverySize variant="primary" icon={<PlayIcon />}>{useTranslate()('Watch S1 E1', 'সিজন ১ পর্ব ১ দেখুন')}</EverySize>
}

export function PrimaryGradient() {
  return <EverySize variant="primary-gradient">{useTranslate()('Start free trial', 'বিনামূল্যে শুরু করুন')}</EverySize>
}

export function Secondary() {
  return <EverySize variant="secondary" icon={<PlusIcon />}>{useTranslate()('Watchlist', 'আমার তালিকা')}</EverySize>
}

export function Tertiary() {
  return <EverySize variant="tertiary">{useTranslate()('Read more', 'আরও পড়ুন')}</EverySize>
}

export function CtaButton() {
  return <EverySize variant="ctaButton">{useTranslate()('See plans', 'প্ল্যান দেখুন')}</EverySize>
}

export function ContinueWatching() {
  return (
    <EverySize variant="continueWatching" icon={<PlayIcon />} progress={62}>
      {useTranslate()('Resume S1 E4', 'সিজন ১ পর্ব ৪ চালিয়ে যান')}
    </EverySize>
  )
}

/** As bright as the primary button, since to resume is the stronger intent. */
export const ContinueWatchingWithTimeLeft = {
  render: function Resume() {
    const t = useTranslate()
    return (
      <Inline>
        <Button variant="continueWatching" size="lg" icon={<PlayIcon />} progress={62} note={t('18 min left', '১৮ মিনিট বাকি')}>
          {t('Resume S1 E4', 'সিজন ১ পর্ব ৪ চালিয়ে যান')}
        </Button>
        <Button variant="primary" size="lg">{t('Watch Now', 'এখনই দেখুন')}</Button>
      </Inline>
    )
  },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const [resume, primary] = within(canvasElement).getAllByRole('button').map((button) => getComputedStyle(button).backgroundColor)
    await expect(resume).toBe(primary)
  },
}

export function Danger() {
  return <EverySize variant="danger">{useTranslate()('Remove this device', 'ডিভাইসটি সরান')}</EverySize>
}

export function Loading() {
  const t = useTranslate()
  return (
    <Inline>
      <Button variant="primary" loading>{t('Send OTP', 'ওটিপি পাঠান')}</Button>
      <Button loading>{t('Watchlist', 'আমার তালিকা')}</Button>
    </Inline>
  )
}

export function AsLink() {
  const t = useTranslate()
  return (
    <Inline>
      <Button variant="primary" href="#watch" icon={<PlayIcon />}>{t('Watch', 'দেখুন')}</Button>
      <Button variant="tertiary" href="#gift" icon={<GiftIcon />}>{t('Redeem gift code', 'গিফট কোড ব্যবহার করুন')}</Button>
    </Inline>
  )
}

export function SmallerOnPhones() {
  const t = useTranslate()
  return <Button variant="primary" size={{ narrow: 'md', wide: 'lg' }}>{t('Choose a plan', 'প্ল্যান বেছে নিন')}</Button>
}

export function WideWithLongLabels() {
  const t = useTranslate()
  return (
    <Button variant="primary" wide>
      {t('Log in with your mobile number to go on watching', 'দেখা চালিয়ে যেতে আপনার মোবাইল নম্বর দিয়ে লগইন করুন')}
    </Button>
  )
}

function Counted() {
  const t = useTranslate()
  const [count, setCount] = useState(0)
  return (
    <Inline>
      <Button variant="primary" onClick={() => setCount(count + 1)}>{t('Press', 'চাপুন')}</Button>
      <Button loading onClick={() => setCount(count + 100)}>{t('Waiting', 'অপেক্ষা')}</Button>
      <output aria-live="off">{count}</output>
    </Inline>
  )
}

/** Click and Enter do the same; a loading button does nothing. */
export const Pressed = {
  render: () => <Counted />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const [press, waiting] = within(canvasElement).getAllByRole('button')
    await userEvent.click(press!)
    await userEvent.keyboard('{Enter}')
    await userEvent.click(waiting!)
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('2')
  },
}
