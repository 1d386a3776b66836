import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../forms/button.tsx'
import { Inline } from '../layout/layout.tsx'
import { useTranslate } from '../testing.ts'
import { Tooltip } from './tooltip.tsx'
import type { TooltipProps } from './tooltip.tsx'

export default { title: 'Overlays/Tooltip', component: Tooltip }

export const Playground = {
  args: { side: 'bottom' },
  argTypes: { side: { control: 'inline-radio' } },
  render: (choice: Partial<TooltipProps>) => <Download {...choice} />,
}

function Download(choice: Partial<TooltipProps>) {
  const say = useTranslate()
  return (
    <Inline centre>
      <Tooltip text={say('Downloads come with the Lantern plan.', 'ডাউনলোড আছে লণ্ঠন প্ল্যানে।')} side="bottom" {...choice}>
        <Button aria-disabled>{say('Download', 'ডাউনলোড')}</Button>
      </Tooltip>
    </Inline>
  )
}

export const Resting = { render: () => <Download /> }

export const Focused = {
  render: () => <Download />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const button = within(canvasElement).getByRole('button')
    button.focus()
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await expect(button).toHaveAccessibleDescription(/Lantern|লণ্ঠন/)
  },
}
