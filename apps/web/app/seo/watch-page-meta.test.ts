import { aMovie, aSeries } from '@ott/catalogue/testing'
import { watchMeta } from './watch-page-meta.ts'

describe('a film that plays', () => {
  it('is called and described as its title', () => {
    expect(watchMeta(aMovie(), 'ferry')).toEqual({ name: 'The Last Ferry', description: 'One evening left.' })
  })

  it('is called by its own name after its series’, and keeps its story to itself', () => {
    expect(watchMeta(aSeries(), 'e2')).toEqual({ name: 'Tram 24 · Episode 2', description: 'One evening left.' })
  })

  it('is described by the beginning of its story where there is no tagline', () => {
    expect(watchMeta(aMovie({ tagline: '', description: 'A'.repeat(200) }), 'ferry').description).toBe('A'.repeat(160))
  })
})
