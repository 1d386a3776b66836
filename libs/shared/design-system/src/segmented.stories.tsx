import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Segmented } from './choice.tsx'
import { MailIcon, PhoneIcon } from './dialog-icons.tsx'
import { useWords } from './testing.ts'

export default { title: 'Forms/Segmented', component: Segmented }

function Ways() {
  const say = useWords()
  const [by, setBy] = useState<'mobile' | 'email'>('mobile')
  return (
    <Segmented
      label={say('How to log in', 'কীভাবে লগইন করবেন')}
      value={by}
      onChange={setBy}
      options={[
        { value: 'mobile', label: say('Mobile', 'মোবাইল'), icon: <PhoneIcon /> },
        { value: 'email', label: say('Email', 'ইমেল'), icon: <MailIcon /> },
      ]}
    />
  )
}

export const OneOfTwo = { render: () => <Ways /> }

export const TheOtherChosen = {
  render: () => <Ways />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const [, other] = within(canvasElement).getAllByRole('radio')
    await userEvent.click(other!)
    await expect(other).toBeChecked()
  },
}
