import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Checkbox } from './checkbox.tsx'
import type { CheckboxProps } from './checkbox.tsx'
import { Stack } from '../layout/layout.tsx'
import { useTranslate } from '../testing.ts'

export default { title: 'Forms/Checkbox', component: Checkbox }

export const Playground = {
  args: { checked: true, disabled: false },
  render: (choice: Partial<CheckboxProps>) => <Consent key={String(choice.checked)} {...choice} />,
}

export function AllStates() {
  const t = useTranslate()
  const [isChecked, setChecked] = useState(true)
  return (
    <Stack gap={2}>
      <Checkbox label={t('Send the code on WhatsApp', 'কোডটি WhatsApp-এ পাঠান')} checked={isChecked} onChange={setChecked} />
      <Checkbox label={t('Not chosen', 'বাছা হয়নি')} checked={false} onChange={() => {}} />
      <Checkbox label={t('Not to be chosen', 'বাছা যাবে না')} checked onChange={() => {}} disabled />
    </Stack>
  )
}

function Consent({ checked = false, ...choice }: Partial<CheckboxProps>) {
  const [isChecked, setChecked] = useState(checked)
  return <Checkbox label={useTranslate()('I am 18 or older', 'আমার বয়স ১৮ বা তার বেশি')} {...choice} checked={isChecked} onChange={setChecked} />
}

export const Keyboard = {
  render: () => <Consent />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(within(canvasElement).getByRole('checkbox')).toBeChecked()
  },
}
