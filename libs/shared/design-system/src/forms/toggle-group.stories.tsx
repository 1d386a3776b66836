import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { ToggleGroup } from './toggle-group.tsx'
import type { ToggleGroupProps } from './toggle-group.tsx'
import { HeartIcon, ThumbDownIcon, ThumbUpIcon } from '../icons/dialog-icons.tsx'
import { useTranslate } from '../testing.ts'

export default { title: 'Forms/Toggle group', component: ToggleGroup }

export const Playground = {
  args: { value: 'like' },
  argTypes: { value: { control: 'inline-radio', options: [null, 'no', 'like', 'love'] } },
  render: (choice: Partial<ToggleGroupProps<Rate>>) => <Rating key={choice.value} {...choice} />,
}

type Rate = 'no' | 'like' | 'love'

function Rating({ value = 'like', ...choice }: Partial<ToggleGroupProps<Rate>>) {
  const t = useTranslate()
  const [rating, setRating] = useState<Rate | null>(value)
  return (
    <ToggleGroup
      label={t('Rate this title', 'রেটিং দিন')}
      options={[
        { value: 'no', label: t('Not for me', 'আমার নয়'), icon: <ThumbDownIcon /> },
        { value: 'like', label: t('Like', 'ভালো'), icon: <ThumbUpIcon /> },
        { value: 'love', label: t('Love', 'খুব ভালো'), icon: <HeartIcon /> },
      ]}
      {...choice}
      value={rating}
      onChange={setRating}
    />
  )
}

export const Selected = { render: () => <Rating /> }

export const Deselected = {
  render: () => <Rating />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const [, like] = within(canvasElement).getAllByRole('button')
    await userEvent.click(like!)
    await expect(like).toHaveAttribute('aria-pressed', 'false')
  },
}
