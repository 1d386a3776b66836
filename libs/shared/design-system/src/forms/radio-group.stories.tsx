import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { RadioGroup } from './radio-group.tsx'
import type { RadioGroupProps } from './radio-group.tsx'
import { useTranslate } from '../testing.ts'

export default { title: 'Forms/Radio group', component: RadioGroup }

export const Playground = {
  args: { value: 'small' },
  argTypes: { value: { control: 'inline-radio', options: ['small', 'medium', 'large'] } },
  render: (choice: Choice) => <CaptionSize key={choice.value} {...choice} />,
}

type Size = 'small' | 'medium' | 'large'
type Choice = Partial<RadioGroupProps<Size>> & { isOff?: boolean }

function CaptionSize({ value = null, isOff = false, ...choice }: Choice) {
  const t = useTranslate()
  const [size, setSize] = useState<Size | null>(value)
  return (
    <RadioGroup
      label={t('Size of captions', 'সাবটাইটেলের আকার')}
      hint={t('You can change it while you watch.', 'দেখতে দেখতেও বদলানো যায়।')}
      options={[
        { value: 'small', label: t('Small', 'ছোট'), hint: t('Leaves most of the picture free', 'ছবির বেশিটাই খোলা থাকে') },
        { value: 'medium', label: t('Medium', 'মাঝারি') },
        { value: 'large', label: t('Large', 'বড়'), hint: t('For a screen far away', 'দূরের পর্দার জন্য'), disabled: isOff },
      ]}
      {...choice}
      value={size}
      onChange={setSize}
    />
  )
}

export const NoneSelected = { render: () => <CaptionSize /> }
export const OneSelected = { render: () => <CaptionSize value="medium" /> }
export const OneDisabled = { render: () => <CaptionSize value="small" isOff /> }

export function WithError() {
  return <CaptionSize error={useTranslate()('Choose a size.', 'একটি আকার বেছে নিন।')} />
}

export const ArrowKeys = {
  render: () => <CaptionSize value="small" />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const [small, medium] = within(canvasElement).getAllByRole('radio')
    await userEvent.click(small!)
    await userEvent.keyboard('{ArrowDown}')
    await expect(medium).toBeChecked()
  },
}
