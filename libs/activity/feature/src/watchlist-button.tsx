import { Button, CheckIcon, IconButton, PlusIcon } from '@ott/design-system'
import { useIntl } from 'react-intl'

export type WatchListButtonProps = {
  titleName: string
  isInList: boolean
  /** `words` beside a hero's watch button, `icon` where room is short, `small` where there is still less. */
  look: 'words' | 'icon' | 'small'
  onChange: (isInList: boolean) => void
}

/** Puts a title on the viewer's list, or takes it off. Its name says which of the two, so it is no button that stays pressed. */
export function WatchListButton({ titleName, isInList, look, onChange }: WatchListButtonProps) {
  const intl = useIntl()
  const label = intl.formatMessage({ id: isInList ? 'watchList.removeTitle' : 'watchList.addTitle' }, { title: titleName })
  const icon = isInList ? <CheckIcon /> : <PlusIcon />
  const toggle = () => onChange(!isInList)
  if (look !== 'words') return <IconButton label={label} icon={icon} size={look === 'icon' ? 'lg' : 'md'} onClick={toggle} />
  return (
    <Button size="lg" icon={icon} aria-label={label} onClick={toggle}>
      {intl.formatMessage({ id: isInList ? 'watchList.added' : 'watchList.add' })}
    </Button>
  )
}
