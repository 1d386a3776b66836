import { tone } from './badge.css.ts'
import { Badge } from './badge.tsx'
import type { BadgeProps } from './badge.tsx'
import { Inline } from '../layout/layout.tsx'
import { useTranslate } from '../testing.ts'

export default { title: 'Display/Badge', component: Badge }

export const Playground = {
  args: { tone: 'new' },
  argTypes: { tone: { options: Object.keys(tone) }, children: { control: 'text' } },
  render: function Chosen(choice: Partial<BadgeProps>) {
    return <Badge {...choice}>{choice.children ?? useTranslate()('New', 'নতুন')}</Badge>
  },
}

export function AllTones() {
  const t = useTranslate()
  return (
    <Inline gap={2}>
      {['U', 'U/A 7+', 'U/A 13+', 'U/A 16+', 'A 18+'].map((rating) => <Badge key={rating}>{rating}</Badge>)}
      <Badge tone="new">{t('New', 'নতুন')}</Badge>
      <Badge tone="new">{t('New season', 'নতুন সিজন')}</Badge>
      <Badge tone="gift">{t('7 days free', '৭ দিন বিনামূল্যে')}</Badge>
      <Badge tone="soon">{t('Releasing on 12 December 2026', 'আসছে ১২ ডিসেম্বর ২০২৬')}</Badge>
      <Badge tone="good">{t('Active', 'চালু')}</Badge>
    </Inline>
  )
}
