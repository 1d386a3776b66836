import { Stack } from './layout.tsx'
import { Banner } from './notice.tsx'
import type { NoticeProps } from './notice.tsx'
import { useWords } from './testing.ts'

export default { title: 'Messages/Banner', component: Banner }

type Choice = Pick<NoticeProps, 'tone'>

export const Playground = {
  args: { tone: 'info' },
  argTypes: { tone: { control: 'inline-radio', options: ['info', 'success', 'warning', 'error'] } },
  render: (choice: Choice) => <Chosen {...choice} />,
}

function Chosen({ tone }: Choice) {
  return <Banner tone={tone}>{useWords()('Your plan ends tomorrow.', 'আপনার প্ল্যান কাল শেষ হচ্ছে।')}</Banner>
}

const noop = () => {}

export function EveryTone() {
  const say = useWords()
  return (
    <Stack>
      <Banner tone="warning">{say('You are offline. What you have open stays here.', 'ইন্টারনেট নেই। যা খোলা আছে তা থাকবে।')}</Banner>
      <Banner tone="info" action={{ label: say('See plans', 'প্ল্যান দেখুন'), href: '#plans' }} dismiss={{ label: say('Dismiss', 'সরান'), onDismiss: noop }}>
        {say('Would you like this page in Bengali?', 'পাতাটি কি ইংরেজিতে দেখতে চান?')}
      </Banner>
      <Banner tone="success">{say('Your plan is active.', 'আপনার প্ল্যান চালু হয়েছে।')}</Banner>
      <Banner tone="error" action={{ label: say('Retry', 'আবার'), onChoose: noop }}>
        {say('We could not load your list.', 'আপনার তালিকা আনা গেল না।')}
      </Banner>
    </Stack>
  )
}
