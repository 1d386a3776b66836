import { Button, CheckIcon, IconButton, PlusIcon } from '@ott/design-system'
import { useIntl } from 'react-intl'

export type WatchlistButtonProps = {
  titleName: string
  isInList: boolean
  /** `words` beside a hero's watch button, `icon` and `small` where space is short. */
  look: 'words' | 'icon' | 'small'
  onChange: (isInList: boolean) => void
}

/** Adds a title to the watchlist or removes it. Its name changes with the action, so it has no `aria-pressed`. */
export function WatchlistButton({ titleName, isInList, look, onChange }: WatchlistButtonProps) {
  const { formatMessage } = useIntl()
  const label = formatMessage({ id: isInList ? 'watchlist.removeTitle' : 'watchlist.addTitle' }, { title: titleName })
  const icon = isInList ? <CheckIcon /> : <PlusIcon />
  const toggle = () => onChange(!isInList)
  if (look !== 'words') return <IconButton label={label} icon={icon} size={look === 'icon' ? 'lg' : 'md'} onClick={toggle} />
  return (
    <Button size="lg" icon={icon} aria-label={label} onClick={toggle}>
      {formatMessage({ id: isInList ? 'watchlist.added' : 'watchlist.add' })}
    </Button>
  )
}
