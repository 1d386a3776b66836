import { expect, userEvent, within } from 'storybook/test'
import { RankedList } from './ranked-list.tsx'
import type { RankedListProps } from './ranked-list.tsx'
import { aPoster, useTitles, useTranslate } from '../testing.ts'

export default { title: 'Cards/Ranked list', component: RankedList, parameters: { layout: 'fullscreen' } }

export const Playground = {
  args: { count: 10 },
  argTypes: { count: { description: 'How many titles there are.', control: { type: 'range', min: 1, max: 10 } } },
  render: (choice: Choice) => <Top {...choice} />,
}

type Choice = Partial<RankedListProps> & { count?: number }

export const TopTen = () => <Top />

function Top({ count = 10, ...choice }: Choice) {
  const t = useTranslate()
  const digits = t('1 2 3 4 5 6 7 8 9 10', '১ ২ ৩ ৪ ৫ ৬ ৭ ৮ ৯ ১০').split(' ')
  const entries = useTitles().slice(0, count).map(({ title, hue, href }, place) => ({
    title,
    href: `${href}/top`,
    rank: digits[place] ?? '',
    facts: t('Drama', 'ড্রামা'),
    pictureSrc: aPoster(hue),
  }))
  return <RankedList title={t('Top 10 today', 'আজকের সেরা ১০')} entries={entries} {...choice} />
}

/** Arrow keys follow the ranks; Home and End jump to the ends. */
export const ArrowKeys = {
  render: () => <Top />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const titles = within(canvasElement).getAllByRole('link')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(titles[1]).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(titles[9]).toHaveFocus()
    await expect(titles[9]).toHaveAccessibleName(/^(10|১০)/)
  },
}
