import { ApiError, unlockTrailer } from '@ott/api-client'
import type { Title } from '@ott/catalogue'
import { Button, FilmIcon, LockIcon } from '@ott/design-system'
import type { Trailers } from '@ott/playback'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { apiClient } from '../api/client.ts'
import { lazyWithMessages } from '../i18n/lazy-with-messages.tsx'
import { showToast } from '../toasts/toasts.ts'

const TitleTrailerDialog = lazyWithMessages(() => import('./trailer-dialog.tsx'))

/** A locked trailer asks for the PIN first. */
export function TrailerButton({ title }: { title: Title }) {
  const { formatMessage } = useIntl()
  const [shown, setShown] = useState<Trailers | null>(null)
  const [isUnlocking, setUnlocking] = useState(false)
  const unlock = async () => {
    setUnlocking(true)
    await unlockTrailer(apiClient, title.id).then(setShown, (error: unknown) => {
      // The user closed the question for the PIN.
      if (error instanceof ApiError && error.code === 'PIN_REQUIRED') return
      showToast({ type: 'error', messageId: 'toast.trailerFailed', action: { labelId: 'session.tryAgain', onChoose: () => void unlock() } })
    })
    setUnlocking(false)
  }
  return (
    <>
      <Button size="lg" icon={title.isTrailerLocked ? <LockIcon /> : <FilmIcon />} loading={isUnlocking} onClick={() => (title.isTrailerLocked ? void unlock() : setShown(title))}>{formatMessage({ id: 'details.trailer' })}</Button>
      {shown && <TitleTrailerDialog title={title} trailers={shown} onClose={() => setShown(null)} />}
    </>
  )
}
