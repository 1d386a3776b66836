import { releaseOf } from '@ott/catalogue'
import { testDatabase } from '@ott/database/testing'
import type { TestDatabase } from '@ott/database/testing'
import { attachAsset, catalogueMigrations, releaseFactsByIds, saveAsset, saveTitle } from './index.ts'
import type { CatalogueTables } from './tables.ts'
import { aNewMovie, aNewSeries, aReadyAsset } from './testing.ts'

let test: TestDatabase<CatalogueTables>

const opens = new Date('2026-12-01T00:00:00Z')
const before = new Date('2026-11-30T23:59:59Z')

beforeAll(async () => {
  test = await testDatabase([catalogueMigrations])
  const { db } = test
  await saveTitle(db, aNewMovie('dated', { releasesAt: opens }))
  await saveTitle(db, aNewMovie('bare', { releasesAt: null }))
  await saveTitle(db, aNewSeries('lane', { releasesAt: opens, seasons: [{ ...aNewSeries('lane').seasons[0]!, releasesAt: opens }] }))
  await saveAsset(db, aReadyAsset('film'))
  await saveTitle(db, aNewSeries('yard', { releasesAt: opens, seasons: [{ ...aNewSeries('yard').seasons[0]!, releasesAt: null }] }))
  await attachAsset(db, 'film', ['dated', 'lane-s1e2', 'yard-s1e1'])
})
afterAll(() => test.drop())

async function stateOf(contentId: string, now: Date): Promise<string | undefined> {
  const [title] = await releaseFactsByIds(test.db, [contentId], 5)
  return title && releaseOf(title, now).status
}

describe('the release facts of a title', () => {
  it('are a movie’s date and asset', async () => {
    expect([await stateOf('dated', before), await stateOf('dated', opens), await stateOf('bare', opens)]).toEqual(['announced', 'released', 'comingSoon'])
  })

  it('are those of a series’ episodes', async () => {
    expect([await stateOf('lane', before), await stateOf('lane', opens)]).toEqual(['announced', 'released'])
  })

  it('include a series’ own date', async () => {
    expect([await stateOf('yard', before), await stateOf('yard', opens)]).toEqual(['announced', 'released'])
  })

  it('leave out missing titles', async () => {
    const found = await releaseFactsByIds(test.db, ['dated', 'nothing'], 5)
    expect(found).toMatchObject([{ contentId: 'dated', permanentLink: '/dated-film', title: { english: 'Film dated', bengali: 'ছবি dated' }, withdrawnAt: null }])
    expect(await releaseFactsByIds(test.db, [], 5)).toEqual([])
  })
})
