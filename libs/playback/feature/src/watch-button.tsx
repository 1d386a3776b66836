import type { ContentId } from '@ott/catalogue'
import { Button, PlayIcon, Skeleton, VisuallyHidden } from '@ott/design-system'
import type { ResponsiveSize } from '@ott/design-system'
import { formatDate, formatLength } from '@ott/i18n'
import type { WatchButton as Decision } from '@ott/playback'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useIntl } from 'react-intl'

export type WatchButtonProps = {
  /** What the rule decided; this component draws it and decides nothing. */
  decision: Decision
  /** Dates are said in the service's zone. */
  timeZone: string
  hrefOf: (contentId: ContentId, atSeconds: number) => string
  loginHref: string
  plansHref: string
  /** A pointer over the button, focus or a finger down: the moment to make the film ready. */
  onPrepare?: (contentId: ContentId, atSeconds: number) => void
  size?: ResponsiveSize
  wide?: boolean
  /** With the length of what would be resumed, the button shows how far the viewer has come. */
  runLengthSeconds?: number | null
}

/** What a viewer can do with a title now, said on the button that does it: watch, go on, sign in, see plans, or wait. */
export function WatchButton(props: WatchButtonProps) {
  const { decision, timeZone, loginHref, plansHref, size = 'lg', wide } = props
  const { formatMessage, locale } = useIntl()
  const look = { size, wide }
  switch (decision.says) {
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

/**
 * Holds the place of the button while it is not known what it may say. It is there for who comes by, and called out to
 * nobody: each hero and each card has one.
 */
function Waiting({ label }: { label: string }) {
  return (
    <span aria-busy="true">
      <Skeleton shape="button" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}

type WatchProps = Pick<WatchButtonProps, 'hrefOf' | 'onPrepare' | 'size' | 'wide' | 'runLengthSeconds'> & {
  contentId: ContentId
  atSeconds: number
  label: string
}

function Watch({ contentId, atSeconds, label, hrefOf, onPrepare, size, wide, runLengthSeconds }: WatchProps) {
  const left = runLengthSeconds && atSeconds > 0 ? runLengthSeconds - atSeconds : 0
  const control = useRef<HTMLAnchorElement>(null)
  const prepare = useEffectEvent(() => onPrepare?.(contentId, atSeconds))
  // Pointer or focus may be here since before the scripts, or before the place was known, and then say nothing more.
  useEffect(() => { if (control.current?.matches(':hover, :focus')) prepare() }, [contentId, atSeconds])
  const link = {
    ref: control,
    size,
    wide,
    href: hrefOf(contentId, atSeconds),
    icon: <PlayIcon />,
    onIntent: onPrepare && (() => onPrepare(contentId, atSeconds)),
  }
  if (!runLengthSeconds || left <= 0) return <Button {...link} variant="primary">{label}</Button>
  return (
    <Button {...link} variant="continueWatching" progress={(100 * atSeconds) / runLengthSeconds} note={<TimeLeft seconds={left} />}>
      {label}
    </Button>
  )
}

function TimeLeft({ seconds }: { seconds: number }) {
  const { formatMessage, locale } = useIntl()
  return formatMessage({ id: 'watchButton.timeLeft' }, { length: formatLength(seconds, locale) })
}

const placeOf = ({ season, episode }: { season: number; episode: number }) => ({ season, episode })
