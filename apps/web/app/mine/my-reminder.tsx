import { ApiError, changeReminder, titleStateQuery } from '@ott/api-client'
import type { TitleState } from '@ott/api-client'
import { ReminderButton } from '@ott/catalogue-feature'
import type { Title } from '@ott/catalogue'
import { apiLanguage } from '@ott/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../session/login.ts'
import { useSession, useTitleState } from '../session/use-viewer.ts'
import { dismissToast, sayToast } from '../toasts/toasts.ts'
import { useLocale } from '../words/use-locale.ts'
import { useWish } from './wish.ts'

/** Asking to be told asks a stranger to sign in first, and is done afterwards (REM-3). */
export default function MyReminder({ title, takesWish }: { title: Title; takesWish: boolean }) {
  const locale = useLocale()
  const profileId = useSession()?.profileId
  const queries = useQueryClient()
  const hasReminder = useTitleState(title.id).data?.hasReminder ?? false
  const wish = useWish({
    title,
    mine: ['reminder'],
    takesWish,
    fulfil: () => { if (!hasReminder) void change(true) },
  })

  async function change(isOn: boolean) {
    if (!profileId) return wish('reminder')
    const { queryKey } = titleStateQuery(call, profileId, title.id)
    const show = (isShown: boolean) => queries.setQueryData<TitleState>(queryKey, (known) => known && { ...known, hasReminder: isShown })
    dismissToast('reminder.nowOn')
    await queries.cancelQueries({ queryKey })
    show(isOn)
    try {
      await changeReminder(call, profileId, title, isOn, apiLanguage(locale))
      if (isOn) sayToast({ type: 'success', says: 'reminder.nowOn', action: { says: 'my.undo', onChoose: () => void change(false) } })
    } catch (error) {
      // What cannot be sent cannot be read anew either; what else was changed meanwhile stays.
      show(!isOn)
      sayToast(isReleased(error) ? { type: 'info', says: 'reminder.isOut' } : { type: 'error', says: 'reminder.failed' })
      if (isReleased(error)) void queries.invalidateQueries({ queryKey: ['title', title.link] })
    }
    void queries.invalidateQueries({ queryKey })
  }

  return <ReminderButton isOn={hasReminder} onChange={(isOn) => void change(isOn)} />
}

/** The wire names the title as what does not fit; a full list names nothing. */
function isReleased(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'CONFLICT' && error.body.field === 'contentId'
}
