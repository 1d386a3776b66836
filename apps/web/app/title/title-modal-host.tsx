import { DetailsPlaceholder } from '@ott/catalogue-feature'
import { InstantDialog } from '@ott/design-system'
import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import { usePreloadable } from '../performance/index.ts'
import { titleModal } from './preload-title.ts'
import { getPlaceholderTitle } from './placeholder-title.ts'
import { cancelOpeningTitle, hasEntry } from '../routing/opening-title.ts'
import type { OpeningTitle } from '../routing/opening-title.ts'

/**
 * A title over a page. The first frames show a static copy with the card's facts; dialog and navigation start
 * afterwards. Another title opens in the same dialog.
 */
export default function TitleModalHost({ link, opening }: { link: string; opening: OpeningTitle | null }) {
  const [opener] = useState(opening)
  const [latest, setLatest] = useState(opening)
  if (opening && opening !== latest) setLatest(opening)
  const isPainted = useIsPainted(link, opening?.navigate)
  const navigate = useNavigate()
  const close = () => {
    cancelOpeningTitle()
    if (opening === null || hasEntry(opening)) void navigate(-1)
  }
  if (opener?.link === link && opener === latest && !isPainted) return <TitlePlaceholder opener={opener} onClose={close} />
  const { default: TitleModal } = usePreloadable(titleModal)
  return (
    <TitleModal
      link={link}
      isPainted={isPainted}
      isOpening={opening !== null}
      opener={opener}
      blurSrc={latest?.link === link ? sourceOf(latest) : undefined}
      onClose={close}
    />
  )
}

/** The picture of a card is loaded already. */
const sourceOf = ({ picture }: OpeningTitle) => picture?.currentSrc || undefined

/** The facts of the clicked card, over the card's own picture. */
function TitlePlaceholder({ opener, onClose }: { opener: OpeningTitle; onClose: () => void }) {
  const intl = useIntl()
  const card = getPlaceholderTitle(useQueryClient(), opener.link)
  return (
    <InstantDialog
      title={card?.title ?? intl.formatMessage({ id: 'title.loading' })}
      closeLabel={intl.formatMessage({ id: 'details.close' })}
      growsFrom={() => opener.picture}
      growsSince={opener.clickedAt}
      onClose={onClose}
    >
      {card && <DetailsPlaceholder card={card} place="dialog" blurSrc={sourceOf(opener)} />}
    </InstantDialog>
  )
}

/** The browser needs this many frames to show a dialog and start its transition. */
const framesToShow = 3

/** Whether the first frames of a title have been painted; `onPainted` runs first. */
function useIsPainted(link: string, onPainted?: () => void): boolean {
  const [painted, setPainted] = useState<string | null>(null)
  const onLastFrame = useEffectEvent(() => {
    onPainted?.()
    startTransition(() => setPainted(link))
  })
  useEffect(() => {
    let [frame, task] = [0, 0]
    const wait = (frames: number) => {
      frame = requestAnimationFrame(() => {
        if (frames > 1) wait(frames - 1)
        else task = window.setTimeout(() => onLastFrame())
      })
    }
    wait(framesToShow)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(task)
    }
  }, [link])
  return painted === link
}
