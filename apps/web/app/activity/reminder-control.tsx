import { ReminderButton } from '@ott/activity-feature'
import type { Title } from '@ott/catalogue'
import { usePendingAction } from '../auth/pending-action.ts'
import { useSession } from '../auth/use-auth.ts'
import { useTitleState } from '../progress/use-watch-context.ts'
import { dismissToast } from '../toasts/toasts.ts'
import { setReminder } from './activity-actions.ts'

/** Asking for a reminder while signed out opens sign-in and sets it afterwards (REM-3). */
export default function ReminderControl({ title, isCurrent }: { title: Title; isCurrent: boolean }) {
  const profileId = useSession()?.profileId
  const { data, isPending } = useTitleState(title.id)
  const hasReminder = data?.hasReminder ?? false
  const askToSignIn = usePendingAction({
    title,
    actions: ['reminder'],
    isCurrent,
    isStateKnown: !isPending,
    onFulfilled: () => { if (!hasReminder) void change(true) },
  })

  async function change(isOn: boolean) {
    if (!profileId) return askToSignIn('reminder')
    dismissToast('reminder.added')
    await setReminder(profileId, title, isOn)
  }

  return <ReminderButton isOn={hasReminder} onChange={(isOn) => void change(isOn)} />
}
