import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Toggles } from './choice.tsx'
import { HeartIcon, ThumbDownIcon, ThumbUpIcon } from './dialog-icons.tsx'
import { useWords } from './testing.ts'

export default { title: 'Forms/Toggles', component: Toggles }

function Rating() {
  const say = useWords()
  const [rating, setRating] = useState<'no' | 'like' | 'love' | null>('like')
  return (
    <Toggles
      label={say('Rate this title', 'রেটিং দিন')}
      value={rating}
      onChange={setRating}
      options={[
        { value: 'no', label: say('Not for me', 'আমার নয়'), icon: <ThumbDownIcon /> },
        { value: 'like', label: say('Like', 'ভালো'), icon: <ThumbUpIcon /> },
        { value: 'love', label: say('Love', 'খুব ভালো'), icon: <HeartIcon /> },
      ]}
    />
  )
}

export const Chosen = { render: () => <Rating /> }

export const TakenBack = {
  render: () => <Rating />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const [, like] = within(canvasElement).getAllByRole('button')
    await userEvent.click(like!)
    await expect(like).toHaveAttribute('aria-pressed', 'false')
  },
}
