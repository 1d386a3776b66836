import { Dialog } from '@ott/design-system'
import { localePath } from '@ott/i18n'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router'
import { useLocale } from '../words/use-locale.ts'
import { TitleScreen, useTitle } from './title-screen.tsx'

/** The picture of the card that leads here. A click gives a link the focus, but for browsers that leave it where it was. */
function pressedPicture(path: string): HTMLImageElement | null {
  const links = [document.activeElement?.closest('a'), document.querySelector<HTMLAnchorElement>('a:hover')]
  return links.find((link) => link?.pathname === path)?.querySelector('img') ?? null
}

/** A title over the page its card stood on; `isOnItsWay` while the page's own address is still there. */
export default function TitleDialog({ link, isOnItsWay }: { link: string; isOnItsWay: boolean }) {
  const intl = useIntl()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const stay = () => navigate(pathname + search, { state: state as unknown, replace: true, preventScrollReset: true })
  const title = useTitle(link, 'dialog')
  const path = localePath(useLocale(), link)
  const pressed = useMemo(() => pressedPicture(path), [path])
  return (
    <Dialog
      open
      size="details"
      growsFrom={() => pressed}
      isComing={title.whole === null}
      titleIs="read"
      title={title.glimpse?.title ?? intl.formatMessage({ id: 'title.loading' })}
      closeLabel={intl.formatMessage({ id: 'details.close' })}
      onClose={() => void (isOnItsWay ? stay() : navigate(-1))}
    >
      <TitleScreen {...title} place="dialog" blurSrc={pressed?.currentSrc || undefined} />
    </Dialog>
  )
}
