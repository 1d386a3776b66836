import type { ComponentProps } from 'react'
import { Button } from '../forms/button.tsx'
import { OfflineIcon, RetryIcon } from '../icons/dialog-icons.tsx'
import { ErrorState } from './empty-state.tsx'
import { useTranslate } from '../testing.ts'

export default { title: 'Feedback/Error state', component: ErrorState }

export const Playground = {
  args: { headingLevel: 2 },
  render: (choice: Partial<ComponentProps<typeof ErrorState>>) => <Broken {...choice} />,
}

export const Failed = () => <Broken />

function Broken(choice: Partial<ComponentProps<typeof ErrorState>>) {
  const t = useTranslate()
  return (
    <ErrorState
      title={t('This page did not load', 'পাতাটি আনা গেল না')}
      text={t('The fault is ours. Try again in a moment.', 'দোষ আমাদের। একটু পরে আবার চেষ্টা করুন।')}
      actions={<Button variant="primary" icon={<RetryIcon />}>{t('Try again', 'আবার চেষ্টা করুন')}</Button>}
      {...choice}
    />
  )
}

export function Offline() {
  const t = useTranslate()
  return (
    <ErrorState
      icon={<OfflineIcon />}
      title={t('You’re offline', 'ইন্টারনেট নেই')}
      text={t('Check your connection. We go on as soon as it is back.', 'সংযোগ দেখে নিন। ফিরে এলেই আবার শুরু হবে।')}
    />
  )
}
