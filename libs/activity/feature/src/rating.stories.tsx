import type { Rating } from '@ott/activity'
import { Inline } from '@ott/design-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { LikeButton } from './like-button.tsx'
import { RatingChoice } from './rating.tsx'

type Story = StoryObj

export default { title: 'Activity/Rating', component: RatingChoice, subcomponents: { LikeButton } } satisfies Meta

function Toggling({ initial }: { initial: Rating | null }) {
  const [rating, setRating] = useState(initial)
  return <RatingChoice rating={rating} onRate={setRating} />
}

export const NotRated: Story = { render: () => <Toggling initial={null} /> }
export const Liked: Story = { render: () => <Toggling initial="like" /> }
export const NotForMe: Story = { render: () => <Toggling initial="not for me" /> }

function LikeButtons() {
  const [rating, setRating] = useState<Rating | null>(null)
  return <Inline gap={2}><LikeButton rating={rating} onRate={setRating} /><LikeButton rating="love" onRate={() => undefined} /></Inline>
}

/** For hover cards. */
export const Compact: Story = { render: () => <LikeButtons /> }
