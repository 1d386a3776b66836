import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Stack } from './layout.tsx'
import { Switch } from './switch.tsx'
import { useWords } from './testing.ts'

export default { title: 'Forms/Switch', component: Switch }

function NextEpisode({ start = false, disabled = false }: { start?: boolean; disabled?: boolean }) {
  const say = useWords()
  const [isOn, setOn] = useState(start)
  return (
    <Switch
      label={say('Play the next episode', 'পরের পর্ব চালান')}
      hint={say('It begins ten seconds after the end.', 'শেষ হওয়ার দশ সেকেন্ড পরে শুরু হয়।')}
      checked={isOn}
      onChange={setOn}
      disabled={disabled}
    />
  )
}

export const Off = { render: () => <NextEpisode /> }
export const On = { render: () => <NextEpisode start /> }
export const Disabled = { render: () => <Stack><NextEpisode disabled /><NextEpisode start disabled /></Stack> }

export function WithoutHint() {
  return <Switch label={useWords()('Save data', 'ডেটা বাঁচান')} checked onChange={() => {}} />
}

export const TurnedOn = {
  render: () => <NextEpisode />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.click(within(canvasElement).getByRole('switch'))
    await expect(within(canvasElement).getByRole('switch')).toBeChecked()
  },
}
