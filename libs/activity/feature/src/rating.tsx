import { HeartIcon, ThumbDownIcon, ThumbUpIcon, Toggles } from '@ott/design-system'
import { useIntl } from 'react-intl'

/** The words of `Rating` in playback's domain, which this library does not see. */
export type RatingWord = 'like' | 'love' | 'not for me'

export type RatingChoiceProps = { rating: RatingWord | null; onRate: (rating: RatingWord | null) => void }

/** How a viewer finds a title; a second press takes it back. */
export function RatingChoice({ rating, onRate }: RatingChoiceProps) {
  const intl = useIntl()
  return (
    <Toggles
      label={intl.formatMessage({ id: 'rating.label' })}
      options={[
        { value: 'like', label: intl.formatMessage({ id: 'rating.like' }), icon: <ThumbUpIcon /> },
        { value: 'love', label: intl.formatMessage({ id: 'rating.love' }), icon: <HeartIcon /> },
        { value: 'not for me', label: intl.formatMessage({ id: 'rating.notForMe' }), icon: <ThumbDownIcon /> },
      ]}
      value={rating}
      onChange={onRate}
    />
  )
}
