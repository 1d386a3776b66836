import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Stack } from '../layout/layout.tsx'
import { Switch } from './switch.tsx'
import type { SwitchProps } from './switch.tsx'
import { useTranslate } from '../testing.ts'

export default { title: 'Forms/Switch', component: Switch }

export const Playground = {
  args: { checked: true, disabled: false },
  render: (choice: Partial<SwitchProps>) => <NextEpisode key={String(choice.checked)} {...choice} />,
}

function NextEpisode({ checked = false, ...choice }: Partial<SwitchProps>) {
  const t = useTranslate()
  const [isOn, setOn] = useState(checked)
  return (
    <Switch
      label={t('Play the next episode', 'পরের পর্ব চালান')}
      hint={t('It begins ten seconds after the end.', 'শেষ হওয়ার দশ সেকেন্ড পরে শুরু হয়।')}
      {...choice}
      checked={isOn}
      onChange={setOn}
    />
  )
}

export const Off = { render: () => <NextEpisode /> }
export const On = { render: () => <NextEpisode checked /> }
export const Disabled = { render: () => <Stack><NextEpisode disabled /><NextEpisode checked disabled /></Stack> }

export function WithoutHint() {
  return <Switch label={useTranslate()('Save data', 'ডেটা বাঁচান')} checked onChange={() => {}} />
}

export const Toggled = {
  render: () => <NextEpisode />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.click(within(canvasElement).getByRole('switch'))
    await expect(within(canvasElement).getByRole('switch')).toBeChecked()
  },
}
