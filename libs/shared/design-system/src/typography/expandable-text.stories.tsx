import { expect, userEvent, within } from 'storybook/test'
import { ExpandableText } from './expandable-text.tsx'
import type { ExpandableTextProps } from './expandable-text.tsx'
import { useTranslate } from '../testing.ts'

export default { title: 'Page/Expandable text', component: ExpandableText }

export const Playground = {
  args: { limit: 50 },
  argTypes: { limit: { control: { type: 'range', min: 10, max: 150 } } },
  render: (choice: Partial<ExpandableTextProps>) => <Story limit={50} {...choice} />,
}

function Story(choice: Partial<ExpandableTextProps> & { limit: number }) {
  const t = useTranslate()
  return (
    <ExpandableText
      more={t('Read more', 'আরও পড়ুন')}
      less={t('Read less', 'কম দেখান')}
      text={t(
        'A retired teacher comes back to the house where she was born and finds it divided by chalk lines, one brother to each room.',
        'এক অবসরপ্রাপ্ত শিক্ষিকা জন্মভিটেয় ফিরে দেখেন, খড়ির দাগে ভাগ হয়ে গেছে বাড়ি, এক এক ঘরে এক এক ভাই।',
      )}
      {...choice}
    />
  )
}

export const Folded = { render: () => <Story limit={50} /> }
export const ShortEnough = { render: () => <Story limit={500} /> }

export const Unfolded = {
  render: () => <Story limit={50} />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(within(canvasElement).getByRole('button', { expanded: true })).toBeVisible()
  },
}
