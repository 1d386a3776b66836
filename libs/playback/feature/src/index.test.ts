import * as door from './index.ts'

describe('the entry point', () => {
  it('exports these names', () => {
    expect(Object.keys(door).toSorted()).toEqual([
      'Player', 'PreviewControls', 'PreviewVideo', 'TrailerDialog', 'WatchButton', 'connection', 'isMetered', 'preloadWatch', 'prioritiseWatch',
      'savesData', 'startEarlyPlayback', 'waitForFirstFrame',
    ])
  })
})
