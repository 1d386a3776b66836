import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import messages from '../deferred-messages.en.json' with { type: 'json' }
import { PreviewControls } from './preview-controls.tsx'
import { PreviewVideo } from './preview-video.tsx'
import { videosThatTell } from '../engine/testing-media.ts'

const video = () => document.querySelector('video') as HTMLVideoElement

describe('an autoplaying trailer', () => {
  it('starts muted, and follows play and pause', () => {
    const told = videosThatTell()
    const film = (isPlaying: boolean) => <PreviewVideo src="/trailers/dawn.mp4" isPlaying={isPlaying} isMuted onOver={() => {}} />
    const { rerender } = render(film(true))
    expect([video().muted, told]).toEqual([true, ['play']])
    rerender(film(false))
    rerender(film(true))
    expect(told).toEqual(['play', 'pause', 'play'])
  })

  it('is invisible until it plays, so that the still stays', () => {
    videosThatTell()
    render(<PreviewVideo src="/trailers/dawn.mp4" isPlaying isMuted onOver={() => {}} />)
    expect(video()).not.toHaveAttribute('data-moved')
    fireEvent.playing(video())
    expect(video()).toHaveAttribute('data-moved')
  })

  it('is invisible until its first frame is painted, where the browser tells', () => {
    videosThatTell()
    render(<PreviewVideo src="/trailers/dawn.mp4" isPlaying isMuted onOver={() => {}} />)
    let paint = () => {}
    Object.assign(video(), { requestVideoFrameCallback: (painted: () => void) => { paint = painted } })
    fireEvent.playing(video())
    expect(video()).not.toHaveAttribute('data-moved')
    act(paint)
    expect(video()).toHaveAttribute('data-moved')
  })

  it.each([['ended', fireEvent.ended], ['cannot be loaded', fireEvent.error]])('ends when it %s', (_, happen) => {
    videosThatTell()
    const onOver = jest.fn()
    render(<PreviewVideo src="/trailers/dawn.mp4" isPlaying isMuted onOver={onOver} />)
    happen(video())
    expect(onOver).toHaveBeenCalledTimes(1)
  })

  it.each([['NotAllowedError', 1], ['AbortError', 0]])('reports its end after %s %i times', async (name, times) => {
    videosThatTell()
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('no', name))
    const onOver = jest.fn()
    await act(async () => { render(<PreviewVideo src="/trailers/dawn.mp4" isPlaying isMuted onOver={onOver} />) })
    expect(onOver).toHaveBeenCalledTimes(times)
  })
})

describe('the controls of a trailer', () => {
  it('are named after their action', async () => {
    const [onPlay, onMute] = [jest.fn(), jest.fn()]
    render(
      <IntlProvider locale="en" messages={messages as never}>
        <PreviewControls isPlaying isMuted onPlay={onPlay} onMute={onMute} />
      </IntlProvider>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Pause the trailer' }))
    await userEvent.click(screen.getByRole('button', { name: 'Unmute the trailer' }))
    expect([onPlay.mock.calls, onMute.mock.calls]).toEqual([[[false]], [[false]]])
  })

  it('are the sound alone where another button pauses it', () => {
    render(
      <IntlProvider locale="en" messages={messages as never}>
        <PreviewControls isPlaying isMuted onMute={() => {}} />
      </IntlProvider>,
    )
    expect(screen.getAllByRole('button').map(({ textContent, ariaLabel }) => ariaLabel ?? textContent)).toEqual(['Unmute the trailer'])
  })
})
