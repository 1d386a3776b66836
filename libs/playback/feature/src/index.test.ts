import * as door from './index.ts'

describe('the entry point', () => {
  it('exports these names', () => {
    expect(Object.keys(door).toSorted()).toEqual([
      'CaptionSettings', 'JoinPartyScreen', 'Player', 'PreviewControls', 'PreviewVideo', 'TrailerDialog',
      'WatchButton', 'connection', 'isMetered', 'isRefusal', 'preloadWatch', 'prioritiseWatch', 'savesData',
      'startDocumentPlayback', 'startEarlyPlayback', 'useJoinParty', 'waitForFirstFrame',
    ])
  })
})
