import type { Rating } from '@ott/activity'
import { HeartIcon, ThumbDownIcon, ThumbUpIcon, ToggleGroup } from '@ott/design-system'
import { useIntl } from 'react-intl'

export type RatingChoiceProps = { rating: Rating | null; onRate: (rating: Rating | null) => void }

/** The three ratings as toggles; a second press removes the rating. */
export function RatingChoice({ rating, onRate }: RatingChoiceProps) {
  const { formatMessage } = useIntl()
  return (
    <ToggleGroup
      label={formatMessage({ id: 'rating.label' })}
      options={[
        { value: 'like', label: formatMessage({ id: 'rating.like' }), icon: <ThumbUpIcon /> },
        { value: 'love', label: formatMessage({ id: 'rating.love' }), icon: <HeartIcon /> },
        { value: 'not for me', label: formatMessage({ id: 'rating.notForMe' }), icon: <ThumbDownIcon /> },
      ]}
      value={rating}
      onChange={onRate}
    />
  )
}
