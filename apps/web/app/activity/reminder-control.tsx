import { ReminderButton } from '@ott/activity-feature'
import type { Title } from '@ott/catalogue'
import { useSession, useTitleState } from '../auth/use-auth.ts'
import { dismissToast } from '../toasts/toasts.ts'
import { changeReminder } from './mutation-queue.ts'
import { useWish } from '../auth/pending-action.ts'

/** Asking to be told asks a stranger to sign in first, and is done afterwards (REM-3). */
export default function MyReminder({ title, takesWish }: { title: Title; takesWish: boolean }) {
  const profileId = useSession()?.profileId
  const hasReminder = useTitleState(title.id).data?.hasReminder ?? false
  const wish = useWish({ title, mine: ['reminder'], takesWish, fulfil: () => { if (!hasReminder) void change(true) } })

  async function change(isOn: boolean) {
    if (!profileId) return wish('reminder')
    dismissToast('reminder.nowOn')
    await changeReminder(profileId, title, isOn)
  }

  return <ReminderButton isOn={hasReminder} onChange={(isOn) => void change(isOn)} />
}
