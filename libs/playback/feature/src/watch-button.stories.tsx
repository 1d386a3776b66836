import type { ContentId } from '@ott/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { WatchButton } from './watch-button.tsx'

type Story = StoryObj<typeof WatchButton>

const contentId = 'ferry' as ContentId

export default {
  title: 'Playback/Watch button',
  component: WatchButton,
  args: { timeZone: 'Asia/Kolkata', hrefOf: () => '#watch', loginHref: '#login', plansHref: '#plans' },
} satisfies Meta<typeof WatchButton>

export const Loading: Story = { args: { decision: { type: 'wait' } } }
export const ReleasingOn: Story = { args: { decision: { type: 'releasesOn', at: new Date('2027-05-01T06:30:00Z') } } }
export const ComingSoon: Story = { args: { decision: { type: 'comingSoon' } } }
export const LoginToWatch: Story = { args: { decision: { type: 'loginToWatch' } } }
export const SubscribeToWatch: Story = { args: { decision: { type: 'subscribeToWatch' } } }
export const Resume: Story = { args: { decision: { type: 'resume', contentId, atSeconds: 1260 } } }
export const ResumeWithTimeLeft: Story = {
  args: { decision: { type: 'resume', contentId, atSeconds: 1260 }, progress: { share: 0.23, secondsLeft: 4140 } },
}
export const ResumeEpisode: Story = {
  args: { decision: { type: 'resumeEpisode', contentId, season: 2, episode: 11, atSeconds: 700 }, progress: { share: 0.26, secondsLeft: 2000 } },
}
export const WatchEpisode: Story = { args: { decision: { type: 'watchEpisode', contentId, season: 1, episode: 1 } } }
export const WatchNow: Story = { args: { decision: { type: 'watchNow', contentId } } }
export const WideOnPhone: Story = { args: { decision: { type: 'watchNow', contentId }, wide: true } }
