import { Dialog } from '@ott/design-system'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import type { OpeningTitle } from '../routing/opening-title.ts'
import { TitleScreen, useTitle } from './title-screen.tsx'

type TitleModalProps = {
  link: string
  /** The card's facts have been painted, so the rest may render. */
  isPainted: boolean
  /** The router has not reached the title yet. */
  isOpening: boolean
  /** The card that the dialog grows out of. */
  opener: OpeningTitle | null
  /** A small version of it that is loaded already. */
  blurSrc?: string
  onClose: () => void
}

/** A title over the page its card is on. */
export default function TitleModal({ link, isPainted, isOpening, opener, blurSrc, onClose }: TitleModalProps) {
  const intl = useIntl()
  const { pathname, search } = useLocation()
  // A failure is shown at the title's own URL.
  const { card, title: loaded } = useTitle(link, !isOpening)
  const title = isPainted ? loaded : null
  return (
    <Dialog
      open
      size="details"
      growsFrom={() => opener?.picture ?? null}
      growsSince={opener?.clickedAt}
      // The focus returns to a clicked card by itself; after Back or Forward no card was clicked.
      focusAfter={() => (opener ? null : visibleCard(pathname))}
      isComing={title === null}
      titleIs="read"
      title={card?.title ?? intl.formatMessage({ id: 'title.loading' })}
      closeLabel={intl.formatMessage({ id: 'details.close' })}
      onClose={onClose}
    >
      <TitleScreen card={card} title={title} place="dialog" query={new URLSearchParams(isOpening ? '' : search)} blurSrc={blurSrc} />
    </Dialog>
  )
}

/** A visible card of the page below that links to the title. */
const visibleCard = (path: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a')].find((link) => {
    const { top, bottom } = link.getBoundingClientRect()
    return link.pathname === path && bottom > 0 && top < innerHeight
  }) ?? null
