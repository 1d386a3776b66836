import { hotkeyFor, hotkeyGroups, keyShortcuts, togglesOnce } from './hotkeys.ts'
import type { HotkeyCommand, KeyPress } from './hotkeys.ts'

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...held })

describe('hotkeys', () => {
  it('have each key once', () => {
    const keys = hotkeyGroups.flatMap(({ hotkeys }) => hotkeys.map(({ key }) => key))
    expect(new Set(keys).size).toBe(keys.length)
  })

  it.each<[string, HotkeyCommand]>([
    [' ', { type: 'togglePlay' }],
    ['k', { type: 'togglePlay' }],
    ['K', { type: 'togglePlay' }],
    ['j', { type: 'seekBy', seconds: -10 }],
    ['l', { type: 'seekBy', seconds: 10 }],
    ['ArrowLeft', { type: 'seekBy', seconds: -5 }],
    ['ArrowRight', { type: 'seekBy', seconds: 5 }],
    ['ArrowUp', { type: 'changeVolume', by: 0.1 }],
    ['ArrowDown', { type: 'changeVolume', by: -0.1 }],
    ['m', { type: 'toggleMute' }],
    ['f', { type: 'toggleFullScreen' }],
    ['c', { type: 'toggleCaptions' }],
    ['g', { type: 'shiftCaptions', seconds: -0.1 }],
    ['h', { type: 'shiftCaptions', seconds: 0.1 }],
    ['i', { type: 'togglePictureInPicture' }],
    ['d', { type: 'toggleStats' }],
    ['0', { type: 'seekToFraction', fraction: 0 }],
    ['9', { type: 'seekToFraction', fraction: 0.9 }],
    ['৩', { type: 'seekToFraction', fraction: 0.3 }],
    ['Home', { type: 'seekToFraction', fraction: 0 }],
    ['End', { type: 'seekToFraction', fraction: 1 }],
    ['s', { type: 'skip' }],
    ['n', { type: 'openEpisode', which: 'next' }],
    ['P', { type: 'openEpisode', which: 'previous' }],
    ['PageDown', { type: 'seekChapter', by: 1 }],
    ['>', { type: 'changeRate', by: 1 }],
    ['?', { type: 'toggleHelp' }],
    ['Escape', { type: 'close' }],
  ])('%j', (key, command) => {
    expect(hotkeyFor(press(key), false)).toEqual(command)
  })

  it('are told to screen readers by the names of their keys', () => {
    expect([keyShortcuts('play'), keyShortcuts('jump'), keyShortcuts('volume')]).toEqual(['Space K', 'J L', 'ArrowUp ArrowDown'])
  })

  it('repeat while held, except those that toggle (PLAY-80)', () => {
    const commands = hotkeyGroups.flatMap(({ hotkeys }) => hotkeys.map(({ command }) => command))
    const repeating = new Set(commands.filter((command) => !togglesOnce(command)).map(({ type }) => type))
    expect([...repeating]).toEqual(['seekBy', 'seekToFraction', 'changeVolume', 'shiftCaptions', 'stepFrame', 'changeRate', 'seekChapter', 'close'])
  })

  it('steps single frames only while paused', () => {
    expect(hotkeyFor(press('.'), true)).toEqual({ type: 'stepFrame', by: 1 })
    expect(hotkeyFor(press(','), true)).toEqual({ type: 'stepFrame', by: -1 })
    expect(hotkeyFor(press('.'), false)).toBeNull()
  })

  it('leaves the browser its own keys', () => {
    expect(hotkeyFor(press('f', { ctrlKey: true }), false)).toBeNull()
    expect(hotkeyFor(press('ArrowLeft', { altKey: true }), false)).toBeNull()
    expect(hotkeyFor(press('k', { metaKey: true }), false)).toBeNull()
    expect(hotkeyFor(press('Tab'), false)).toBeNull()
  })
})
