import { expect, userEvent, within } from 'storybook/test'
import { media } from '../theme/media.ts'
import { usePlaces } from '../layout/story-layout.tsx'
import { TabBar } from './tab-bar.tsx'
import type { TabBarProps } from './tab-bar.tsx'
import { inAFrame, useTranslate } from '../testing.ts'

export default { title: 'Navigation/Tab bar', component: TabBar, globals: { viewport: { value: 'mobile2', isRotated: false } }, parameters: { layout: 'fullscreen', docs: { story: { ...inAFrame.story, height: '240px' } } } }

export const Playground = {
  args: { count: 5 },
  argTypes: { count: { description: 'How many places there are.', control: { type: 'range', min: 2, max: 5 } } },
  render: (choice: Choice) => <Bar {...choice} />,
}

type Choice = Partial<TabBarProps> & { count?: number }

const Bar = ({ count, ...choice }: Choice) => <TabBar label={useTranslate()('Main sections', 'প্রধান বিভাগগুলি')} items={usePlaces().slice(0, count)} {...choice} />

export const FiveTabs = { render: () => <Bar /> }
/** As at the device limit: the tabs share the width of the bar. */
export const FourTabs = { render: () => <Bar count={4} /> }
export const ThreeTabs = { render: () => <Bar count={3} /> }

/** Every item is a tab stop; in a wide window none is. */
export const Keyboard = {
  render: () => <Bar />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    if (matchMedia(media.from900).matches) return expect(within(canvasElement).queryByRole('navigation')).toBeNull()
    for (const place of within(canvasElement).getAllByRole('link')) {
      await userEvent.tab()
      await expect(place).toHaveFocus()
    }
    await expect(within(canvasElement).getByRole('link', { current: 'page' })).toHaveAccessibleName(/Home|হোম/)
  },
}
