import { act, renderHook } from '@testing-library/react'
import { followIntoClassic, isInPictureInPicture, retire, usePictureInPicture } from './use-picture-in-picture.ts'

function inClassic(video: HTMLVideoElement | null) {
  Object.defineProperty(document, 'pictureInPictureElement', { configurable: true, value: video })
}

/** jsdom's videos have no picture-in-picture. */
function aVideo(readyState = 0) {
  const entered: string[] = []
  const video = Object.assign(document.createElement('video'), { requestPictureInPicture: () => Promise.resolve(entered.push('entered')) })
  Object.defineProperty(video, 'readyState', { value: readyState })
  return { video: video as HTMLVideoElement, entered }
}

function aHolder() {
  const holder = document.createElement('div')
  document.body.append(holder)
  return holder
}

afterEach(() => {
  inClassic(null)
  document.body.replaceChildren()
  jest.useRealTimers()
})

describe('a new video', () => {
  it('enters the classic window once its size is known, if another video is in it (PLAY-184)', () => {
    const { video, entered } = aVideo()
    inClassic(aVideo().video)
    followIntoClassic(video)
    expect(entered).toEqual([])
    video.dispatchEvent(new Event('loadedmetadata'))
    expect(entered).toEqual(['entered'])
  })

  it('stays in the page otherwise, or if the window was closed meanwhile', () => {
    const { video, entered } = aVideo(HTMLMediaElement.HAVE_METADATA)
    followIntoClassic(video)
    const slow = aVideo()
    inClassic(video)
    followIntoClassic(slow.video)
    inClassic(null)
    slow.video.dispatchEvent(new Event('loadedmetadata'))
    expect([entered, slow.entered]).toEqual([[], []])
  })
})

describe('a playback that ends its title', () => {
  function aPlayback() {
    const done: string[] = []
    const { video } = aVideo()
    return { done, video, stop: () => done.push('stop'), close: () => done.push('close') }
  }

  it('closes at once in the page', () => {
    const playback = aPlayback()
    const holder = aHolder()
    holder.append(playback.video)
    retire(playback, holder)
    expect([playback.done, playback.video.isConnected]).toEqual([['close'], false])
  })

  it('keeps its last picture in the classic window until the next video is there', async () => {
    const playback = aPlayback()
    const holder = aHolder()
    inClassic(playback.video)
    retire(playback, holder)
    await Promise.resolve()
    expect([playback.done, holder.contains(playback.video)]).toEqual([['stop'], true])
    playback.video.dispatchEvent(new Event('leavepictureinpicture'))
    expect([playback.done, playback.video.isConnected]).toEqual([['stop', 'close'], false])
  })

  it('closes if no video takes the window over', () => {
    jest.useFakeTimers()
    const playback = aPlayback()
    inClassic(playback.video)
    retire(playback, aHolder())
    jest.advanceTimersByTime(30_000)
    expect(playback.done).toEqual(['stop', 'close'])
  })

  it('closes with the player', async () => {
    const playback = aPlayback()
    const holder = aHolder()
    inClassic(playback.video)
    retire(playback, holder)
    holder.remove()
    await Promise.resolve()
    expect(playback.done).toEqual(['stop', 'close'])
  })
})

describe('picture-in-picture', () => {
  const root = { current: null as HTMLDivElement | null }

  it('opens the classic window where the browser has no other, and knows that it is open', async () => {
    Object.defineProperty(document, 'pictureInPictureEnabled', { configurable: true, value: true })
    root.current = document.createElement('div')
    const { video, entered } = aVideo()
    const { result } = renderHook(() => usePictureInPicture(root))
    await act(async () => result.current.toggle?.(video))
    expect(entered).toEqual(['entered'])
    inClassic(video)
    act(() => { root.current?.dispatchEvent(new Event('enterpictureinpicture')) })
    expect([result.current.isOpen, result.current.window, isInPictureInPicture()]).toEqual([true, null, true])
    Object.defineProperty(document, 'pictureInPictureEnabled', { configurable: true, value: undefined })
  })

  it('is not offered where the browser has neither kind', () => {
    const { result } = renderHook(() => usePictureInPicture(root))
    expect(result.current.toggle).toBeUndefined()
  })
})
