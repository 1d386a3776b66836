import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Select } from './select.tsx'
import type { SelectProps } from './select.tsx'
import { useTranslate } from '../testing.ts'

export default { title: 'Forms/Select', component: Select }

export const Playground = {
  args: { value: '1' },
  argTypes: { value: { control: 'inline-radio', options: ['1', '2'] } },
  render: (choice: Partial<SelectProps>) => <Season key={choice.value} {...choice} />,
}

function Season({ value = '1', ...choice }: Partial<SelectProps>) {
  const t = useTranslate()
  const [season, setSeason] = useState(value)
  return (
    <Select
      label={t('Season', 'সিজন')}
      options={[
        { value: '1', label: t('Season 1', 'সিজন ১') },
        { value: '2', label: t('Season 2', 'সিজন ২') },
        { value: '3', label: t('Season 3 · 12 December 2026', 'সিজন ৩ · ১২ ডিসেম্বর ২০২৬'), disabled: true },
      ]}
      {...choice}
      value={season}
      onChange={setSeason}
    />
  )
}

export const Closed = { render: () => <Season /> }

export const InForm = { render: () => <Season labelIs="shown" /> }
export const Invalid = { render: () => <WithError /> }

function WithError() {
  const t = useTranslate()
  return <Season labelIs="shown" error={t('Choose a season.', 'একটি সিজন বেছে নিন।')} />
}

export const Changed = {
  render: () => <Season />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const control = within(canvasElement).getByRole('combobox')
    await userEvent.selectOptions(control, '2')
    await expect(control).toHaveValue('2')
  },
}
