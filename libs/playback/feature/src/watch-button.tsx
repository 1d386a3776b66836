import type { ContentId } from '@ott/catalogue'
import { Button, PlayIcon, Skeleton, VisuallyHidden } from '@ott/design-system'
import type { ResponsiveSize } from '@ott/design-system'
import { formatDate, formatLength } from '@ott/i18n'
import type { WatchButton as Decision } from '@ott/playback'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useIntl } from 'react-intl'

export type WatchButtonProps = {
  /** The result of `watchButton`. */
  decision: Decision
  /** The service's time zone. */
  timeZone: string
  hrefOf: (contentId: ContentId, atSeconds: number) => string
  loginHref: string
  plansHref: string
  /** Hover, focus or touch: a chance to preload. */
  onPrepare?: (contentId: ContentId, atSeconds: number) => void
  size?: ResponsiveSize
  wide?: boolean
  /** Shown by a button that resumes. */
  progress?: WatchedShare
}

/** The share watched, 0 to 1, and the rest of the length shown. */
export type WatchedShare = { share: number; secondsLeft: number }

/** The main action of a title: watch, resume, sign in, see plans, or wait. */
export function WatchButton(props: WatchButtonProps) {
  const { decision, timeZone, loginHref, plansHref, size = 'lg', wide } = props
  const { formatMessage, locale } = useIntl()
  const look = { size, wide }
  switch (decision.type) {
    case 'wait':
      return <Waiting label={formatMessage({ id: 'watchButton.wait' })} />
    case 'releasesOn': {
      const date = formatDate(decision.at, locale, timeZone)
      return <Button {...look} disabled>{formatMessage({ id: 'watchButton.releasesOn' }, { date })}</Button>
    }
    case 'comingSoon':
      return <Button {...look} disabled>{formatMessage({ id: 'watchButton.comingSoon' })}</Button>
    case 'loginToWatch':
      return <Button {...look} variant="primary" href={loginHref}>{formatMessage({ id: 'watchButton.loginToWatch' })}</Button>
    case 'subscribeToWatch':
      return <Button {...look} variant="primary" href={plansHref}>{formatMessage({ id: 'watchButton.subscribeToWatch' })}</Button>
    case 'resume':
      return <Watch {...props} {...look} contentId={decision.contentId} atSeconds={decision.atSeconds} label={formatMessage({ id: 'watchButton.resume' })} />
    case 'resumeEpisode': {
      const label = formatMessage({ id: 'watchButton.resumeEpisode' }, placeOf(decision))
      return <Watch {...props} {...look} contentId={decision.contentId} atSeconds={decision.atSeconds} label={label} />
    }
    case 'watchEpisode': {
      const label = formatMessage({ id: 'watchButton.watchEpisode' }, placeOf(decision))
      return <Watch {...props} {...look} contentId={decision.contentId} atSeconds={0} label={label} />
    }
    case 'watchNow':
      return <Watch {...props} {...look} contentId={decision.contentId} atSeconds={0} label={formatMessage({ id: 'watchButton.watchNow' })} />
  }
}

/** Reserves the space of the button until its label is known. Not announced, because each hero and card has one. */
function Waiting({ label }: { label: string }) {
  return (
    <span aria-busy="true">
      <Skeleton shape="button" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}

type WatchProps = Pick<WatchButtonProps, 'hrefOf' | 'onPrepare' | 'size' | 'wide' | 'progress'> & {
  contentId: ContentId
  atSeconds: number
  label: string
}

function Watch({ contentId, atSeconds, label, hrefOf, onPrepare, size, wide, progress }: WatchProps) {
  const control = useRef<HTMLAnchorElement>(null)
  const prepare = useEffectEvent(() => onPrepare?.(contentId, atSeconds))
  // Hover or focus may precede hydration, or the start position, and then fires no event.
  useEffect(() => { if (control.current?.matches(':hover, :focus')) prepare() }, [contentId, atSeconds])
  const link = {
    ref: control,
    size,
    wide,
    href: hrefOf(contentId, atSeconds),
    icon: <PlayIcon />,
    onIntent: onPrepare && (() => onPrepare(contentId, atSeconds)),
  }
  if (!progress) return <Button {...link} variant="primary">{label}</Button>
  return (
    <Button {...link} variant="continueWatching" progress={100 * progress.share} note={<TimeLeft seconds={progress.secondsLeft} />}>
      {label}
    </Button>
  )
}

function TimeLeft({ seconds }: { seconds: number }) {
  const { formatMessage, locale } = useIntl()
  return formatMessage({ id: 'watchButton.timeLeft' }, { length: formatLength(seconds, locale) })
}

const placeOf = ({ season, episode }: { season: number; episode: number }) => ({ season, episode })
