import { anApi } from '@ott/api-client/testing'
import type { ContentId } from '@ott/catalogue'
import { render, screen } from '@testing-library/react'
import { Player } from './index.ts'
import type { PlayerProps } from './player.tsx'
import type { PlaybackErrorType } from './recovery/playback-error.ts'
import { videosThatTell } from './engine/testing-media.ts'
import { Words } from './testing.tsx'

function open(status: number, errorCode: string, changes: Partial<PlayerProps> = {}) {
  const { call: apiClient, requests } = anApi(() => ({ status, json: { errorCode, message: 'no', requestId: '1' } }), { accessToken: 'a', refreshToken: 'r' })
  const refused: PlaybackErrorType[] = []
  const player = (changes: Partial<PlayerProps>) => (
    <Words>
      <Player
        call={apiClient}
        title={{ name: 'The Last Ferry', ageRating: 'U', descriptors: [] }}
        contentId={'ferry' as ContentId}
        startAtSeconds={0}
        poster="/ferry.webp"
        runLengthSeconds={100}
        locale="en"
        backHref="/en/the-last-ferry"
        onProgress={() => {}}
        onRefused={(kind) => refused.push(kind)}
        actions={{ loginHref: '/en/login', plansHref: '/en/plans' }}
        {...changes}
      />
    </Words>
  )
  const { rerender } = render(player(changes))
  return { requests, refused, change: (changes: Partial<PlayerProps>) => rerender(player(changes)) }
}

beforeEach(() => { videosThatTell() })

describe('opening the player', () => {
  it('shows the poster until its code is loaded', async () => {
    open(403, 'SUBSCRIPTION_REQUIRED')
    expect(screen.getByRole('status', { name: 'Loading the video' })).toBeInTheDocument()
    expect(await screen.findByRole('region', { name: 'Player: The Last Ferry' })).toBeInTheDocument()
  })

  it('shows a refusal and reports it to the page', async () => {
    const { refused, requests } = open(403, 'SUBSCRIPTION_REQUIRED')
    expect(await screen.findByRole('heading', { name: 'Your plan doesn’t include this title' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/en/plans')
    expect(refused).toEqual(['subscriptionRequired'])
    expect(requests.map(({ path }) => path).at(-1)).toMatch(/contentId=ferry&action=STREAMING/)
  })

  it('does not restart when progress is saved', async () => {
    const { change } = open(403, 'SUBSCRIPTION_REQUIRED')
    const refusal = await screen.findByRole('heading', { name: 'Your plan doesn’t include this title' })
    change({ startAtSeconds: 15, runLengthSeconds: 101 })
    expect(refusal).toBeVisible()
  })

  it('shows a missing response without blaming the user', async () => {
    const { refused } = open(503, 'UNAVAILABLE')
    expect(await screen.findByRole('heading', { name: 'Something went wrong on our side' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(refused).toEqual([])
  })
})
