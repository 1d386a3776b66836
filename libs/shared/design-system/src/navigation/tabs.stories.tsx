import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { LaptopIcon } from '../icons/dialog-icons.tsx'
import { PersonIcon } from '../icons/icons.tsx'
import { Tabs } from './tabs.tsx'
import type { TabsProps } from './tabs.tsx'
import { useTranslate } from '../testing.ts'
import { Text } from '../typography/text.tsx'

export default { title: 'Navigation/Tabs', component: Tabs }

export const Playground = {
  args: { value: 'account' },
  argTypes: { value: { control: 'inline-radio', options: ['account', 'devices', 'plans'] } },
  render: (choice: Partial<TabsProps<Part>>) => <Settings key={choice.value} {...choice} />,
}

type Part = 'account' | 'devices' | 'plans' | 'history'

function Settings({ value = 'account', ...choice }: Partial<TabsProps<Part>>) {
  const say = useTranslate()
  const [part, setPart] = useState(value)
  return (
    <Tabs
      label={say('Settings', 'সেটিংস')}
      tabs={[
        { value: 'account', label: say('Account', 'অ্যাকাউন্ট'), icon: <PersonIcon />, panel: <Text>{say('Your number and your password', 'আপনার নম্বর ও পাসওয়ার্ড')}</Text> },
        { value: 'devices', label: say('Devices', 'ডিভাইস'), icon: <LaptopIcon />, panel: <Text>{say('Where you’re logged in', 'যেখানে যেখানে লগইন করা আছে')}</Text> },
        { value: 'plans', label: say('Plan and payments', 'প্ল্যান ও পেমেন্ট'), panel: <Text>{say('What you pay and until when', 'কত দেন আর কত দিন পর্যন্ত')}</Text> },
        { value: 'history', label: say('History', 'ইতিহাস'), disabled: true, panel: null },
      ]}
      {...choice}
      value={part}
      onChange={setPart}
    />
  )
}

export const FirstChosen = { render: () => <Settings /> }
export const AnotherChosen = { render: () => <Settings value="devices" /> }

/** Arrow keys move, Enter selects, and disabled tabs are skipped. */
export const ByKeyboard = {
  render: () => <Settings />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const [account, devices] = within(canvasElement).getAllByRole('tab')
    await userEvent.click(account!)
    await userEvent.keyboard('{ArrowRight}')
    await expect(devices).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(devices).toHaveAttribute('aria-selected', 'true')
  },
}
