import { ApiError, changeReminder, titleStateQuery } from '@ott/api-client'
import type { TitleState } from '@ott/api-client'
import { ReminderButton } from '@ott/catalogue-feature'
import type { Title } from '@ott/catalogue'
import { apiLanguage, localePath } from '@ott/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { loginPath } from '../navigation/links.ts'
import { useBackground } from '../navigation/over.ts'
import type { Over } from '../navigation/over.ts'
import { call } from '../session/login.ts'
import { useLogin, useSession, useTitleState } from '../session/use-viewer.ts'
import { dismissToast, sayToast } from '../toasts/toasts.ts'
import { useLocale } from '../words/use-locale.ts'
import { wishIn } from './my-wish.ts'
import type { Wished } from './my-wish.ts'

/** Asking to be told asks a stranger to sign in first, and is done afterwards (REM-3). */
export default function MyReminder({ title, takesWish }: { title: Title; takesWish: boolean }) {
  const locale = useLocale()
  const login = useLogin()
  const profileId = useSession()?.profileId
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { pathname, search, state } = useLocation()
  const background = useBackground()
  const { data, isPending } = useTitleState(title.id)
  const here = localePath(locale, title.link)

  async function change(isOn: boolean) {
    if (login.state === 'loggedOut') {
      const over: Over & Wished = { over: background ?? pathname + search, from: pathname + search, wish: 'reminder' }
      await navigate(loginPath(locale, here), { state: over, preventScrollReset: true })
      return
    }
    if (!profileId) return
    const { queryKey } = titleStateQuery(call, profileId, title.id)
    dismissToast('reminder.nowOn')
    await queries.cancelQueries({ queryKey })
    queries.setQueryData<TitleState>(queryKey, (known) => known && { ...known, hasReminder: isOn })
    try {
      await changeReminder(call, profileId, title, isOn, apiLanguage(locale))
      if (isOn) sayToast({ type: 'success', says: 'reminder.nowOn', action: { says: 'my.undo', onChoose: () => void change(false) } })
    } catch (error) {
      sayToast(isOut(error) ? { type: 'info', says: 'reminder.isOut' } : { type: 'error', says: 'reminder.failed' })
      if (isOut(error)) void queries.invalidateQueries({ queryKey: ['title', title.link] })
    }
    void queries.invalidateQueries({ queryKey })
  }

  const isWished = takesWish && pathname === here && wishIn(state) === 'reminder'
  const isReady = profileId != null && !isPending
  const fulfil = useEffectEvent(() => {
    void navigate(pathname, { replace: true, state: background === null ? null : { over: background }, preventScrollReset: true })
    if (!data?.hasReminder) void change(true)
  })
  useEffect(() => {
    if (isWished && isReady) fulfil()
  }, [isWished, isReady])

  return <ReminderButton isOn={data?.hasReminder ?? false} onChange={(isOn) => void change(isOn)} />
}

/** The wire names the title as what does not fit; a full list names nothing. */
function isOut(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'CONFLICT' && error.body.field === 'contentId'
}
