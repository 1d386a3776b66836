import { Dialog } from '@ott/design-system'
import { localePath } from '@ott/i18n'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import { useLocale } from '../words/use-locale.ts'
import { forgetPressed } from './pressed-title.ts'
import { TitleScreen, useTitle } from './title-screen.tsx'

/** The picture of the card that leads here. A click gives a link the focus, but for browsers that leave it where it was. */
function pressedPicture(path: string): HTMLImageElement | null {
  const links = [document.activeElement?.closest('a'), document.querySelector<HTMLAnchorElement>('a:hover')]
  return links.find((link) => link?.pathname === path)?.querySelector('img') ?? null
}

/** So many a browser needs to show a dialog and to begin to move it. What takes longer than a frame waits for them. */
const framesToShow = 3

/** Whether the first picture of a title has been shown. */
function useIsSeen(link: string): boolean {
  const [seen, setSeen] = useState<string | null>(null)
  useEffect(() => {
    let frame = 0
    const wait = (frames: number) => {
      frame = requestAnimationFrame(() => (frames > 1 ? wait(frames - 1) : startTransition(() => setSeen(link))))
    }
    wait(framesToShow)
    return () => cancelAnimationFrame(frame)
  }, [link])
  return seen === link
}

/**
 * A title over the page its card stood on. `goOn` takes the router to the title's address, if it has to come there yet, once
 * the first picture has been seen: what the card has said, over the card's own picture. The whole takes its time to be drawn.
 */
export default function TitleDialog({ link, goOn }: { link: string; goOn: (() => void) | null }) {
  const intl = useIntl()
  const navigate = useNavigate()
  const close = () => {
    forgetPressed()
    void navigate(-1)
  }
  const isSeen = useIsSeen(link)
  // A failure is told at the title's own address.
  const { glimpse, whole: read } = useTitle(link, goOn === null)
  const whole = isSeen ? read : null
  useEffect(() => {
    if (isSeen) goOn?.()
  }, [isSeen, goOn])
  const path = localePath(useLocale(), link)
  const pressed = useMemo(() => pressedPicture(path), [path])
  return (
    <Dialog
      open
      size="details"
      growsFrom={() => pressed}
      isComing={whole === null}
      titleIs="read"
      title={glimpse?.title ?? intl.formatMessage({ id: 'title.loading' })}
      closeLabel={intl.formatMessage({ id: 'details.close' })}
      onClose={close}
    >
      <TitleScreen glimpse={glimpse} whole={whole} place="dialog" blurSrc={pressed?.currentSrc || undefined} />
    </Dialog>
  )
}
