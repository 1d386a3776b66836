import fc from 'fast-check'
import type { ContentId } from './content.ts'
import { jobsOf } from './filmography.ts'
import { aCard } from './testing.ts'

const [ferry, tram, kites] = ['ferry', 'tram', 'kites'].map((id) => aCard({ id: id as ContentId }))

function idsUnder(credits: { contentId: string; job?: string }[], titles = [ferry, tram, kites]) {
  return jobsOf(titles.flatMap((title) => title ?? []), credits).map(({ job, titles: cards }) => [job, cards.map(({ id }) => id)])
}

describe('the jobs of a person', () => {
  it('list the job with most titles first', () => {
    const credits = [{ contentId: 'ferry', job: 'Director' }, { contentId: 'ferry', job: 'Writer' }, { contentId: 'kites', job: 'Writer' }]
    expect(idsUnder(credits)).toEqual([['Writer', ['ferry', 'kites']], ['Director', ['ferry']]])
  })

  it('include Actor for a credit without a job', () => {
    expect(idsUnder([{ contentId: 'tram' }, { contentId: 'ferry', job: 'Actor' }])).toEqual([['Actor', ['ferry', 'tram']]])
  })

  it('omit titles that may not be shown, and jobs without titles', () => {
    expect(idsUnder([{ contentId: 'blocked', job: 'Music' }, { contentId: 'ferry', job: 'Actor' }])).toEqual([['Actor', ['ferry']]])
  })

  it('contain every credit of a shown title exactly once', () => {
    const credit = fc.record({ contentId: fc.constantFrom('ferry', 'tram', 'kites'), job: fc.constantFrom('Actor', 'Director', 'Music') })
    fc.assert(fc.property(fc.array(credit), (credits) => {
      const shown = idsUnder(credits).flatMap(([job, ids]) => (ids as string[]).map((id) => `${id} ${String(job)}`))
      expect(shown.toSorted()).toEqual([...new Set(credits.map(({ contentId, job }) => `${contentId} ${job}`))].toSorted())
    }))
  })
})
