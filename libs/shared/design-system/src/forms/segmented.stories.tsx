import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Segmented } from './segmented.tsx'
import type { SegmentedProps } from './segmented.tsx'
import { MailIcon, PhoneIcon } from '../icons/dialog-icons.tsx'
import { useTranslate } from '../testing.ts'

export default { title: 'Forms/Segmented', component: Segmented }

export const Playground = {
  args: { value: 'mobile' },
  argTypes: { value: { control: 'inline-radio', options: ['mobile', 'email'] } },
  render: (choice: Partial<SegmentedProps<Way>>) => <Ways key={choice.value} {...choice} />,
}

type Way = 'mobile' | 'email'

function Ways({ value = 'mobile', ...choice }: Partial<SegmentedProps<Way>>) {
  const t = useTranslate()
  const [by, setBy] = useState<Way>(value)
  return (
    <Segmented
      label={t('How to log in', 'কীভাবে লগইন করবেন')}
      options={[
        { value: 'mobile', label: t('Mobile', 'মোবাইল'), icon: <PhoneIcon /> },
        { value: 'email', label: t('Email', 'ইমেল'), icon: <MailIcon /> },
      ]}
      {...choice}
      value={by}
      onChange={setBy}
    />
  )
}

export const FirstSelected = { render: () => <Ways /> }

export const SecondSelected = {
  render: () => <Ways />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const [, other] = within(canvasElement).getAllByRole('radio')
    await userEvent.click(other!)
    await expect(other).toBeChecked()
  },
}
