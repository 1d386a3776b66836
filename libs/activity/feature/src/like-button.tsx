import { HeartIcon, IconButton, ThumbUpIcon } from '@ott/design-system'
import { useIntl } from 'react-intl'
import type { RatingChoiceProps } from './rating.tsx'

/** The compact rating control: toggles `like`; a loved title shows `love`. */
export function LikeButton({ rating, onRate }: RatingChoiceProps) {
  const { formatMessage } = useIntl()
  const isLoved = rating === 'love'
  const isOn = isLoved || rating === 'like'
  return (
    <IconButton
      label={formatMessage({ id: isLoved ? 'rating.love' : 'rating.like' })}
      icon={isLoved ? <HeartIcon /> : <ThumbUpIcon />}
      aria-pressed={isOn}
      onClick={() => onRate(isOn ? null : 'like')}
    />
  )
}
