import { aMovie, aSeries } from '@ott/catalogue/testing'
import { watchMeta } from './watch-page-meta.ts'

describe('a watch page', () => {
  it('has the name and description of its title', () => {
    expect(watchMeta(aMovie(), 'ferry')).toEqual({ name: 'The Last Ferry', description: 'One evening left.' })
  })

  it('of an episode has its name after the series, without its own description', () => {
    expect(watchMeta(aSeries(), 'e2')).toEqual({ name: 'Tram 24 · Episode 2', description: 'One evening left.' })
  })

  it('is described by the beginning of the description if there is no tagline', () => {
    expect(watchMeta(aMovie({ tagline: '', description: 'A'.repeat(200) }), 'ferry').description).toBe('A'.repeat(160))
  })
})
