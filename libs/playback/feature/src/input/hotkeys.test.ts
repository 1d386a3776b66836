import { commandOf } from './hotkeys.ts'
import type { Command, Press } from './hotkeys.ts'

const press = (key: string, held: Partial<Press> = {}): Press => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...held })

describe('the keyboard', () => {
  it.each<[string, Command]>([
    [' ', { do: 'togglePlay' }],
    ['k', { do: 'togglePlay' }],
    ['K', { do: 'togglePlay' }],
    ['j', { do: 'seekBy', seconds: -10 }],
    ['l', { do: 'seekBy', seconds: 10 }],
    ['ArrowLeft', { do: 'seekBy', seconds: -5 }],
    ['ArrowRight', { do: 'seekBy', seconds: 5 }],
    ['ArrowUp', { do: 'changeVolume', by: 0.1 }],
    ['ArrowDown', { do: 'changeVolume', by: -0.1 }],
    ['m', { do: 'toggleMute' }],
    ['f', { do: 'toggleFullScreen' }],
    ['c', { do: 'toggleCaptions' }],
    ['0', { do: 'seekToShare', share: 0 }],
    ['9', { do: 'seekToShare', share: 0.9 }],
    ['৩', { do: 'seekToShare', share: 0.3 }],
    ['Home', { do: 'seekToShare', share: 0 }],
    ['End', { do: 'seekToShare', share: 1 }],
    ['?', { do: 'toggleHelp' }],
    ['Escape', { do: 'close' }],
  ])('%j', (key, command) => {
    expect(commandOf(press(key), false)).toEqual(command)
  })

  it('steps single frames only while the film is paused', () => {
    expect(commandOf(press('.'), true)).toEqual({ do: 'stepFrame', by: 1 })
    expect(commandOf(press(','), true)).toEqual({ do: 'stepFrame', by: -1 })
    expect(commandOf(press('.'), false)).toBeNull()
  })

  it('leaves the browser its own keys', () => {
    expect(commandOf(press('f', { ctrlKey: true }), false)).toBeNull()
    expect(commandOf(press('ArrowLeft', { altKey: true }), false)).toBeNull()
    expect(commandOf(press('k', { metaKey: true }), false)).toBeNull()
    expect(commandOf(press('Tab'), false)).toBeNull()
  })
})
