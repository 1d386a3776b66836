import { expect, userEvent, within } from 'storybook/test'
import { Avatar } from './avatar.tsx'
import { InstallIcon, LogoutIcon } from './dialog-icons.tsx'
import { PersonIcon } from './icons.tsx'
import { Inline } from './layout.tsx'
import { Menu } from './menu.tsx'
import { useWords } from './testing.ts'

export default { title: 'Actions/Menu', component: Menu }

function ProfileMenu({ isInstallable = false }: { isInstallable?: boolean }) {
  const say = useWords()
  return (
    <Inline spread>
      <span />
      <Menu
        label={say('Your account', 'আপনার অ্যাকাউন্ট')}
        trigger={<Avatar name={say('Mim', 'মিম')} locale={say('en', 'bn')} />}
        items={[
          { label: say('Profile and settings', 'প্রোফাইল ও সেটিংস'), icon: <PersonIcon />, href: '#settings' },
          ...(isInstallable ? [{ label: say('Install the app', 'অ্যাপ ইনস্টল করুন'), icon: <InstallIcon />, onChoose: () => {} }] : []),
          'divider',
          { label: say('Logout', 'লগআউট'), icon: <LogoutIcon />, onChoose: () => {} },
        ]}
      />
    </Inline>
  )
}

export const Closed = { render: () => <ProfileMenu /> }
export const ProfileOpen = {
  render: () => <ProfileMenu />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    canvasElement.querySelector('summary')?.click()
  },
}

export const Open = {
  render: () => <ProfileMenu />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.click(canvasElement.querySelector('summary')!)
    await expect(within(canvasElement).getByRole('link')).toBeVisible()
  },
}

export const OfferingToInstall = {
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
