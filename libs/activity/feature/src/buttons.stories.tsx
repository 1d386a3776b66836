import { Inline } from '@ott/design-system'
import { useState } from 'react'
import { ReminderButton } from './reminder-button.tsx'
import { useCards } from './testing.tsx'
import { WatchlistButton } from './watchlist-button.tsx'

export default { title: 'Activity/Buttons', component: WatchlistButton, subcomponents: { ReminderButton } }

export const Watchlist = () => {
  const [title] = useCards().map((card) => card.title)
  const [isInList, setIsInList] = useState(false)
  const looks = ['words', 'icon', 'small'] as const
  return (
    <Inline gap={3}>
      {looks.map((look) => <WatchlistButton key={look} titleName={title ?? ''} isInList={isInList} look={look} onChange={setIsInList} />)}
    </Inline>
  )
}

export const Reminder = () => {
  const [isOn, setIsOn] = useState(false)
  return <ReminderButton isOn={isOn} onChange={setIsOn} />
}
