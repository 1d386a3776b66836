import { expect, userEvent, within } from 'storybook/test'
import { ExpandableText } from './expandable-text.tsx'
import type { ExpandableTextProps } from './expandable-text.tsx'
import { useTranslate } from '../testing.ts'

export default { title: 'Page/Expandable text', component: ExpandableText }

export const Playground = {
  args: { width: 320 },
  argTypes: { width: { control: { type: 'range', min: 160, max: 900 } } },
  render: (choice: Partial<ExpandableTextProps>) => <Story {...choice} />,
}

function Story({ width = 320, ...choice }: Partial<ExpandableTextProps> & { width?: number }) {
  const t = useTranslate()
  return (
    <div style={{ maxWidth: width }}>
      <ExpandableText
        more={t('Read more', 'আরও পড়ুন')}
        less={t('Read less', 'কম দেখান')}
        text={t(
          'A retired teacher comes back to the house where she was born and finds it divided by chalk lines, one brother to each room, and nobody to say whose the mango tree is.',
          'এক অবসরপ্রাপ্ত শিক্ষিকা জন্মভিটেয় ফিরে দেখেন, খড়ির দাগে ভাগ হয়ে গেছে বাড়ি, এক এক ঘরে এক এক ভাই, আর উঠোনের আমগাছটা কার, তা কেউ বলতে পারে না।',
        )}
        {...choice}
      />
    </div>
  )
}

export const Collapsed = { render: () => <Story width={240} /> }
export const Short = { render: () => <Story width={700} /> }

export const Expanded = {
  render: () => <Story width={240} />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    // The button appears when the text was measured.
    await userEvent.click(await within(canvasElement).findByRole('button'))
    await expect(within(canvasElement).getByRole('button', { expanded: true })).toBeVisible()
  },
}
