import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { inAFrame, inThePage, useTranslate } from '../testing.ts'
import { tone } from './notice.css.ts'
import { AsInAWindow } from '../layout/story-layout.tsx'
import { Toasts } from './toasts.tsx'
import type { ToastMessage, ToastsProps } from './toasts.tsx'

export default { title: 'Feedback/Toasts', component: Toasts, parameters: { docs: inAFrame } }

export const Playground = {
  args: { type: 'warning' },
  argTypes: { type: { description: 'Of the message that is there.', control: 'inline-radio', options: Object.keys(tone) } },
  parameters: { docs: inThePage },
  render: (choice: Partial<ToastsProps> & { type: ToastMessage['type'] }) => <AsInAWindow><Saved key={choice.type} {...choice} /></AsInAWindow>,
}

const noop = () => {}

export function AllTones() {
  const t = useTranslate()
  return (
    <Toasts
      label={t('Messages', 'বার্তা')}
      dismissLabel={t('Dismiss', 'সরান')}
      onDismiss={noop}
      messages={[
        { id: '1', type: 'success', text: t('Removed from your watchlist.', 'তালিকা থেকে সরানো হয়েছে।'), action: { label: t('Undo', 'ফিরিয়ে নিন'), onChoose: noop } },
        { id: '2', type: 'info', text: t('A new episode of Tram 24 is here.', 'ট্রাম ২৪-এর নতুন পর্ব এসেছে।'), action: { label: t('Watch', 'দেখুন'), href: '#watch' } },
        { id: '3', type: 'warning', text: t('Your trial ends on 28 November 2026.', 'আপনার ট্রায়াল শেষ হবে ২৮ নভেম্বর ২০২৬।') },
        { id: '4', type: 'error', text: t('Something went wrong. Please try again.', 'কিছু একটা ভুল হয়েছে। আবার চেষ্টা করুন।'), action: { label: t('Retry', 'আবার'), onChoose: noop } },
      ]}
    />
  )
}

/** A toast that belongs to no user or page, and stays until the user answers. */
export function NewVersion() {
  const t = useTranslate()
  return (
    <Toasts
      label={t('Messages', 'বার্তা')}
      dismissLabel={t('Dismiss', 'সরান')}
      onDismiss={noop}
      messages={[{ id: '1', type: 'info', text: t('A new version of the site is available.', 'সাইটের নতুন সংস্করণ এসেছে।'), action: { label: t('Reload', 'রিলোড করুন'), onChoose: noop } }]}
    />
  )
}

function Saved({ type = 'warning', ...choice }: Partial<ToastsProps> & { type?: ToastMessage['type'] }) {
  const t = useTranslate()
  const [isThere, setThere] = useState(true)
  const text = t('Removed from your watchlist.', 'তালিকা থেকে সরানো হয়েছে।')
  return (
    <Toasts
      label={t('Messages', 'বার্তা')}
      dismissLabel={t('Dismiss', 'সরান')}
      messages={isThere ? [{ id: '1', type, text }] : []}
      {...choice}
      onDismiss={() => setThere(false)}
    />
  )
}

export const Dismissed = {
  render: () => <Saved />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

export function Empty() {
  const t = useTranslate()
  return <Toasts label={t('Messages', 'বার্তা')} dismissLabel={t('Dismiss', 'সরান')} onDismiss={noop} messages={[]} />
}
