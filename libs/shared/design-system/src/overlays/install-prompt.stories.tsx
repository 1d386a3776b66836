import { brand, iconOf } from '@ott/brand'
import { expect, fn, userEvent, within } from 'storybook/test'
import { InstallPrompt } from './install-prompt.tsx'
import type { InstallPromptProps } from './install-prompt.tsx'
import { useTranslate } from '../testing.ts'

export default { title: 'Feedback/Install prompt', component: InstallPrompt }

export const Playground = {
  args: { isByHand: false },
  argTypes: { isByHand: { description: 'Whether the browser asks for nothing by itself.' } },
  render: ({ isByHand, ...choice }: Choice) => (isByHand ? <Manual {...choice} /> : <BrowserPrompt {...choice} />),
}

type Choice = Partial<InstallPromptProps> & { isByHand?: boolean }

const onChoose = fn()

function useOffer(): Omit<InstallPromptProps, 'how'> {
  const t = useTranslate()
  return {
    iconSrc: `data:image/svg+xml,${encodeURIComponent(iconOf(brand))}`,
    title: t('As an app', 'অ্যাপ হিসেবে'),
    text: t('Opens from your home screen in its own window.', 'হোম স্ক্রিন থেকে নিজের আলাদা উইন্ডোতে খুলবে।'),
  }
}

export function BrowserPrompt(choice: Choice) {
  const t = useTranslate()
  return <InstallPrompt {...useOffer()} how={{ label: t('Install the app', 'অ্যাপ ইনস্টল করুন'), onChoose }} {...choice} />
}

export function Manual(choice: Choice) {
  const t = useTranslate()
  const byHand = t('Press Share in Safari and choose “Add to Home Screen”.', 'সাফারির শেয়ার বোতাম চেপে “Add to Home Screen” বেছে নিন।')
  return <InstallPrompt {...useOffer()} how={{ byHand }} {...choice} />
}

export const Accepted = {
  render: () => <BrowserPrompt />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onChoose).toHaveBeenCalledOnce()
  },
}
