import * as door from './index.ts'

describe('the door', () => {
  it('has these names', () => {
    expect(Object.keys(door).toSorted()).toEqual([
      'Player', 'PreviewControls', 'PreviewFilm', 'TrailerDialog', 'WatchButton',
      'beginPrepared', 'hurryWatch', 'pictured', 'prepareWatch',
    ])
  })
})
