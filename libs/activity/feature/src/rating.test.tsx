import type { Rating } from '@ott/activity'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { RatingChoice } from './rating.tsx'
import { Messages } from './testing.tsx'

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('a rating is one of three values, and removed by a second press', async () => {
  const rated: (Rating | null)[] = []
  render(<Messages><RatingChoice rating="love" onRate={(rating) => rated.push(rating)} /></Messages>)
  expect(screen.getByRole('button', { name: 'Love', pressed: true })).toBeVisible()
  await press('Not for me')
  await press('Love')
  expect(rated).toEqual(['not for me', null])
})
