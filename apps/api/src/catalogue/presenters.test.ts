import type { StoredModule, StoredModuleCard } from '@ott/catalogue-store'
import { presentModule } from './presenters.ts'

const now = new Date('2026-11-20T00:00:00Z')

const aCard = (contentId: string, changes: Partial<StoredModuleCard> = {}): StoredModuleCard => ({
  contentId, contentType: 'movie', permanentLink: `/${contentId}`, title: contentId, year: 2024, maturityRating: 'U', maturity: 0, genres: [], images: [],
  runLength: 5_400, duration: null, monetizationModel: 'FREE', releasesAt: new Date('2024-01-01T00:00:00Z'), laterSeasonsAt: [], addedAt: new Date('2024-01-01T00:00:00Z'), withdrawnAt: null,
  heroText: null, heroNotice: null, tags: [], ...changes,
})

const badgesOf = (cards: StoredModuleCard[]) => {
  const row: StoredModule = { moduleId: 'row', kind: 'tray', orientation: 'portrait', title: 'Row', seeAll: null, cards }
  return presentModule(row, { now }).cards.map(({ badge }) => badge)
}

describe('a row', () => {
  it('of free titles alone has no badge free, but others', () => {
    expect(badgesOf([aCard('kites'), aCard('fleet', { releasesAt: new Date('2026-11-10T00:00:00Z') })])).toEqual([null, 'new'])
  })

  it('of other titles too marks the free ones', () => {
    expect(badgesOf([aCard('kites'), aCard('ferry', { monetizationModel: 'SUBSCRIPTION' })])).toEqual(['free', null])
  })

  it('of one free title marks it', () => {
    expect(badgesOf([aCard('kites')])).toEqual(['free'])
  })
})
