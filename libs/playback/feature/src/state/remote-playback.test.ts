import { attachRemote, isRemote } from './remote-playback.ts'
import type { RemoteState } from './remote-playback.ts'

/** jsdom has no remote playback. */
function attach({ refusal, isDisabled = false }: { refusal?: string; isDisabled?: boolean } = {}) {
  const calls: string[] = []
  let found: (isAvailable: boolean) => void = () => {}
  const remote = Object.assign(new EventTarget(), {
    state: 'disconnected',
    watchAvailability: (callback: typeof found) => {
      calls.push('watch')
      found = callback
      return refusal ? Promise.reject(new DOMException('', refusal)) : Promise.resolve(1)
    },
    cancelWatchAvailability: () => Promise.resolve(calls.push('cancel')),
    prompt: () => Promise.reject(new DOMException(String(calls.push('prompt')), 'NotAllowedError')),
  })
  const video = Object.assign(document.createElement('video'), { remote, disableRemotePlayback: isDisabled }) as unknown as HTMLVideoElement
  const states: (RemoteState | undefined)[] = []
  const abort = new AbortController()
  const attached = attachRemote(video, (change) => states.push(change.remote), abort.signal)
  const become = (state: string, type: string) => {
    remote.state = state
    remote.dispatchEvent(new Event(type))
  }
  return { ...attached, video, states, calls, abort, become, find: (isAvailable: boolean) => found(isAvailable) }
}

describe('another screen (PLAY-186)', () => {
  it('is offered while there is a device, and known to play', () => {
    const { watch, find, become, states, video } = attach()
    watch()
    find(true)
    become('connecting', 'connecting')
    become('connected', 'connect')
    expect(isRemote(video)).toBe(true)
    become('disconnected', 'disconnect')
    find(false)
    expect(states).toEqual(['available', 'connecting', 'connected', 'available', 'none'])
  })

  it('is not looked for if the stream cannot be sent', () => {
    const { watch, calls } = attach({ isDisabled: true })
    watch()
    expect(calls).toEqual([])
  })

  it('is offered by a browser that finds devices only when asked, and not by one that refuses', async () => {
    const asked = attach({ refusal: 'NotSupportedError' })
    const refused = attach({ refusal: 'InvalidStateError' })
    asked.watch()
    refused.watch()
    await Promise.resolve()
    await Promise.resolve()
    expect([asked.states, refused.states]).toEqual([['available'], ['none']])
  })

  it('is looked for once, until the playback is closed', () => {
    const { watch, find, calls, states, abort } = attach()
    watch()
    watch()
    abort.abort()
    find(true)
    expect([calls, states]).toEqual([['watch', 'cancel'], []])
  })

  it('stays as it is if the user chooses no device', () => {
    const { prompt, calls, states } = attach()
    prompt()
    expect([calls, states]).toEqual([['prompt'], []])
  })

  it('does not exist in other browsers', () => {
    const { watch, prompt } = attachRemote(document.createElement('video'), () => { throw new Error('changed') }, new AbortController().signal)
    watch()
    prompt()
  })
})
