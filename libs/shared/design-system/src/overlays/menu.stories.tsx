import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Avatar } from '../cards/avatar.tsx'
import { InstallIcon, LogoutIcon } from '../icons/dialog-icons.tsx'
import { PersonIcon } from '../icons/icons.tsx'
import { Inline } from '../layout/layout.tsx'
import { Menu } from './menu.tsx'
import type { MenuProps } from './menu.tsx'
import { useTranslate } from '../testing.ts'

export default { title: 'Actions/Menu', component: Menu }

export const Playground = {
  args: { isInstallable: true },
  argTypes: { isInstallable: { description: 'Whether one of the actions offers to install the site.' } },
  render: (choice: Choice) => <ProfileMenu {...choice} />,
}

type Choice = Partial<MenuProps> & { isInstallable?: boolean }

function ProfileMenu({ isInstallable = false, ...choice }: Choice) {
  const t = useTranslate()
  return (
    <Inline spread>
      <span />
      <Menu
        label={t('Your account', 'আপনার অ্যাকাউন্ট')}
        trigger={<Avatar name={t('Mim', 'মিম')} locale={t('en', 'bn')} />}
        items={[
          { label: t('Profile and settings', 'প্রোফাইল ও সেটিংস'), icon: <PersonIcon />, href: '#settings' },
          ...(isInstallable ? [{ label: t('Install the app', 'অ্যাপ ইনস্টল করুন'), icon: <InstallIcon />, onChoose: () => {} }] : []),
          'divider',
          { label: t('Log out', 'লগআউট করুন'), icon: <LogoutIcon />, onChoose: () => {} },
        ]}
        {...choice}
      />
    </Inline>
  )
}

export const Closed = { render: () => <ProfileMenu /> }

export const Open = {
  render: () => <ProfileMenu />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.click(canvasElement.querySelector('summary')!)
    await waitFor(() => expect(within(canvasElement).getByRole('link')).toBeVisible())
  },
}

export const WithInstall = {
  render: () => <ProfileMenu isInstallable />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.click(canvasElement.querySelector('summary')!)
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(2)
  },
}

export const ClosedByEscape = {
  render: () => <ProfileMenu />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const trigger = canvasElement.querySelector('summary')!
    await userEvent.click(trigger)
    await userEvent.keyboard('{Escape}')
    await expect(trigger).toHaveFocus()
    await expect(trigger.parentElement).not.toHaveAttribute('open')
  },
}
