import { titleQuery } from '@ott/api-client'
import { Dialog } from '@ott/design-system'
import { apiLanguage } from '@ott/i18n'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { call } from '../session/login.ts'
import { TitleScreen } from './title-screen.tsx'
import { useLocale } from '../words/use-locale.ts'

/** The picture of the card that leads here. A click gives a link the focus, but for browsers that leave it where it was. */
function pressedPicture(): Element | null {
  const links = [document.activeElement?.closest('a'), document.querySelector<HTMLAnchorElement>('a:hover')]
  return links.find((link) => link?.pathname === location.pathname)?.querySelector('img') ?? null
}

/** A title over the page its card stood on. */
export default function TitleDialog({ link, onClose }: { link: string; onClose: () => void }) {
  const intl = useIntl()
  const { data } = useQuery(titleQuery(call, link, apiLanguage(useLocale())))
  return (
    <Dialog
      open
      size="details"
      growsFrom={pressedPicture}
      titleIs="read"
      title={data?.title ?? intl.formatMessage({ id: 'title.loading' })}
      closeLabel={intl.formatMessage({ id: 'details.close' })}
      onClose={onClose}
    >
      <TitleScreen link={link} place="dialog" />
    </Dialog>
  )
}
