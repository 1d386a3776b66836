import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '../layout/layout.tsx'
import { tone } from './notice.css.ts'
import { Banner } from './banner.tsx'
import type { NoticeProps } from './notice.tsx'
import { useTranslate } from '../testing.ts'

export default { title: 'Feedback/Banner', component: Banner }

export const Playground = {
  args: { tone: 'info' },
  argTypes: { tone: { options: Object.keys(tone) }, children: { control: 'text' } },
  render: function Chosen(choice: NoticeProps) {
    const t = useTranslate()
    return <Banner {...choice}>{choice.children ?? t('Your plan ends tomorrow.', 'আপনার প্ল্যান কাল শেষ হচ্ছে।')}</Banner>
  },
}

const noop = () => {}

export function AllTones() {
  const t = useTranslate()
  return (
    <Stack>
      <Banner tone="warning">{t('You are offline. What you have open stays here.', 'ইন্টারনেট নেই। যা খোলা আছে তা থাকবে।')}</Banner>
      <Banner tone="info" action={{ label: t('See plans', 'প্ল্যান দেখুন'), href: '#plans' }} dismiss={{ label: t('Dismiss', 'সরান'), onDismiss: noop }}>
        {t('Would you like this page in Bengali?', 'পাতাটি কি ইংরেজিতে দেখতে চান?')}
      </Banner>
      <Banner tone="success">{t('Your plan is active.', 'আপনার প্ল্যান চালু হয়েছে।')}</Banner>
      <Banner tone="error" action={{ label: t('Retry', 'আবার'), onChoose: noop }}>
        {t('We could not load your list.', 'আপনার তালিকা আনা গেল না।')}
      </Banner>
    </Stack>
  )
}

const onRetry = fn()
const onDismiss = fn()

/** In tab order the action comes first and the dismiss button last. */
export const Dismissed = {
  render: function Chosen() {
    const t = useTranslate()
    return (
      <Banner tone="error" action={{ label: t('Retry', 'আবার'), onChoose: onRetry }} dismiss={{ label: t('Dismiss', 'সরান'), onDismiss }}>
        {t('We could not load your list.', 'আপনার তালিকা আনা গেল না।')}
      </Banner>
    )
  },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const [retry, dismiss] = within(canvasElement).getAllByRole('button')
    await userEvent.tab()
    await expect(retry).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onRetry).toHaveBeenCalledOnce()
    await userEvent.click(dismiss!)
    await expect(onDismiss).toHaveBeenCalledOnce()
  },
}
