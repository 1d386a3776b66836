import { HeartIcon, IconButton, ThumbUpIcon } from '@ott/design-system'
import { useIntl } from 'react-intl'
import type { RatingChoiceProps } from './rating.tsx'

/** The rating that most give, where there is no room for all; of a title that is loved it says that. A second press takes it back. */
export function LikeButton({ rating, onRate }: RatingChoiceProps) {
  const intl = useIntl()
  const isLoved = rating === 'love'
  const isOn = isLoved || rating === 'like'
  return (
    <IconButton
      label={intl.formatMessage({ id: isLoved ? 'rating.love' : 'rating.like' })}
      icon={isLoved ? <HeartIcon /> : <ThumbUpIcon />}
      aria-pressed={isOn}
      onClick={() => onRate(isOn ? null : 'like')}
    />
  )
}
