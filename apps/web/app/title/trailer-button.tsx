import type { Title } from '@ott/catalogue'
import { Button, FilmIcon } from '@ott/design-system'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { lazyWithMessages } from '../i18n/lazy-with-messages.tsx'

const TitleTrailerDialog = lazyWithMessages(() => import('./trailer-dialog.tsx'))

export function TrailerButton({ title }: { title: Title }) {
  const { formatMessage } = useIntl()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="lg" icon={<FilmIcon />} onClick={() => setOpen(true)}>{formatMessage({ id: 'details.trailer' })}</Button>
      {isOpen && <TitleTrailerDialog title={title} onClose={() => setOpen(false)} />}
    </>
  )
}
