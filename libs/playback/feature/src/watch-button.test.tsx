import type { ContentId } from '@ott/catalogue'
import type { WatchButton as Decision } from '@ott/playback'
import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { Words } from './testing.tsx'
import { WatchButton } from './watch-button.tsx'
import type { WatchedShare } from './watch-button.tsx'

const ferry = 'ferry' as ContentId

type Circumstances = { locale?: 'en' | 'bn'; progress?: WatchedShare }

function show(decision: Decision, circumstances?: Circumstances) {
  const prepared: [ContentId, number][] = []
  render(aButton(decision, prepared, circumstances))
  return prepared
}

function aButton(decision: Decision, prepared: [ContentId, number][], { locale = 'en', progress }: Circumstances = {}) {
  return (
    <Words locale={locale}>
      <WatchButton
        decision={decision}
        timeZone="Asia/Kolkata"
        hrefOf={(contentId, atSeconds) => `/en/film/${contentId}/watch?t=${atSeconds}`}
        loginHref="/en/login"
        plansHref="/en/plans"
        onPrepare={(contentId, atSeconds) => prepared.push([contentId, atSeconds])}
        progress={progress}
      />
    </Words>
  )
}

describe('the watch button', () => {
  it('reserves its space while loading', () => {
    show({ type: 'wait' })
    expect(screen.getByText('Loading the watch button').closest('[aria-busy=true]')).toBeInTheDocument()
    expect(screen.queryByRole('status')).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('shows the release date without a link', () => {
    show({ type: 'releasesOn', at: new Date('2027-04-30T20:00:00Z') })
    expect(screen.getByRole('button', { name: 'Releasing on 1 May 2027' })).toBeDisabled()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('shows the release date in Bengali', () => {
    show({ type: 'releasesOn', at: new Date('2027-04-30T20:00:00Z') }, { locale: 'bn' })
    expect(screen.getByRole('button')).toHaveTextContent('১ মে, ২০২৭')
  })

  it('shows “coming soon” without a link', () => {
    show({ type: 'comingSoon' })
    expect(screen.getByRole('button', { name: 'Coming soon' })).toBeDisabled()
  })

  it('links to login', () => {
    show({ type: 'loginToWatch' })
    expect(screen.getByRole('link', { name: 'Login to Watch' })).toHaveAttribute('href', '/en/login')
  })

  it('links to the plans', () => {
    show({ type: 'subscribeToWatch' })
    expect(screen.getByRole('link', { name: 'Subscribe to Watch' })).toHaveAttribute('href', '/en/plans')
  })

  it('resumes at the last position', () => {
    show({ type: 'resume', contentId: ferry, atSeconds: 42 })
    expect(screen.getByRole('link', { name: 'Resume' })).toHaveAttribute('href', '/en/film/ferry/watch?t=42')
  })

  it('shows the time left if the length is known', () => {
    show({ type: 'resume', contentId: ferry, atSeconds: 42 }, { progress: { share: 0.25, secondsLeft: 5358 } })
    expect(screen.getByRole('link')).toHaveTextContent('Resume1 h 29 min left')
  })

  it('names the episode to resume with season and number', () => {
    show({ type: 'resumeEpisode', contentId: ferry, season: 2, episode: 11, atSeconds: 7 })
    expect(screen.getByRole('link', { name: 'Resume S2 E11' })).toHaveAttribute('href', '/en/film/ferry/watch?t=7')
  })

  it('names the first episode', () => {
    show({ type: 'watchEpisode', contentId: ferry, season: 1, episode: 1 })
    expect(screen.getByRole('link', { name: 'Watch S1 E1' })).toBeVisible()
  })

  it('writes numbers in Bengali digits', () => {
    show({ type: 'watchEpisode', contentId: ferry, season: 1, episode: 12 }, { locale: 'bn' })
    expect(screen.getByRole('link')).toHaveTextContent('সিজন ১ পর্ব ১২')
  })

  it('starts a movie from the beginning', () => {
    show({ type: 'watchNow', contentId: ferry })
    expect(screen.getByRole('link', { name: 'Watch Now' })).toHaveAttribute('href', '/en/film/ferry/watch?t=0')
  })

  it.each(['pointerEnter', 'focus', 'pointerDown'] as const)('preloads on intent: %s', (sign) => {
    const prepared = show({ type: 'resume', contentId: ferry, atSeconds: 42 })
    fireEvent[sign](screen.getByRole('link'))
    expect(prepared).toEqual([['ferry', 42]])
  })

  it('preloads for a focus from before hydration', () => {
    const prepared: [ContentId, number][] = []
    const button = aButton({ type: 'resume', contentId: ferry, atSeconds: 42 }, prepared)
    const container = document.body.appendChild(document.createElement('main'))
    container.innerHTML = renderToString(button)
    container.querySelector('a')?.focus()
    render(button, { container, hydrate: true })
    expect(prepared).toEqual([['ferry', 42]])
  })

  it('preloads again when the position loads while focused', () => {
    const prepared: [ContentId, number][] = []
    const { rerender } = render(aButton({ type: 'resume', contentId: ferry, atSeconds: 42 }, prepared))
    screen.getByRole('link').focus()
    rerender(aButton({ type: 'resume', contentId: ferry, atSeconds: 60 }, prepared))
    expect(prepared).toEqual([['ferry', 42], ['ferry', 60]])
  })
})
