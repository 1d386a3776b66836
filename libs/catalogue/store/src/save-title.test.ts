import { testDatabase } from '@ott/database/testing'
import type { TestDatabase } from '@ott/database/testing'
import { catalogueMigrations, catalogueVersion, contentById, contentByPermalink, saveGenres, savePeople, saveTags, saveTitle } from './index.ts'
import { attachAsset, saveAsset } from './save-asset.ts'
import type { CatalogueTables } from './tables.ts'
import { aNewEpisode, aNewMovie, aNewSeries, aReadyAsset, inIndia } from './testing.ts'

let test: TestDatabase<CatalogueTables>

beforeAll(async () => {
  test = await testDatabase([catalogueMigrations])
  await saveGenres(test.db, [{ slug: 'drama', name: { english: 'Drama', bengali: 'ড্রামা' } }])
  await saveTags(test.db, [{ slug: 'river', name: { english: 'River', bengali: 'নদী' } }])
  await savePeople(test.db, [{ personId: 'meghna', name: { english: 'Meghna Basu', bengali: 'মেঘনা বসু' } }])
})
afterAll(() => test.drop())

describe('saving a title', () => {
  it('stores all its fields, in both languages', async () => {
    const ferry = aNewMovie('ferry', {
      genres: ['drama'],
      tags: ['river'],
      credits: [{ personId: 'meghna', job: 'Director' }, { personId: 'meghna', character: { english: 'Ferryman', bengali: 'মাঝি' } }],
      contentDescriptors: [{ english: 'mild language', bengali: 'কিছু কটু ভাষা' }],
      signLanguages: ['ins', 'bfi'],
      heroText: { english: 'A line.' },
    })
    expect(await saveTitle(test.db, ferry)).toBe('saved')
    expect(await contentById(test.db, 'ferry', { ...inIndia, language: 'bengali' })).toMatchObject({
      title: 'ছবি ferry',
      genres: [{ slug: 'drama', name: 'ড্রামা' }],
      tags: ['নদী'],
      people: [
        { personId: 'meghna', name: 'মেঘনা বসু', job: 'Director', character: null },
        { personId: 'meghna', name: 'মেঘনা বসু', job: null, character: 'মাঝি' },
      ],
      contentDescriptors: ['কিছু কটু ভাষা'],
      signLanguages: ['ins', 'bfi'],
      isStreamable: false,
      runLength: null,
    })
  })

  it('falls back to English without Bengali', async () => {
    await saveTitle(test.db, aNewMovie('english-only', { title: { english: 'Only English' } }))
    expect(await contentById(test.db, 'english-only', { ...inIndia, language: 'bengali' })).toMatchObject({ title: 'Only English' })
  })

  it('does nothing the second time, and keeps unchanged parts', async () => {
    const owl = aNewSeries('owl', { genres: ['drama'] })
    await saveTitle(test.db, owl)
    const version = await catalogueVersion(test.db)
    expect(await saveTitle(test.db, owl)).toBe('unchanged')
    expect(await catalogueVersion(test.db)).toBe(version)
  })

  it('treats no sign languages and an empty list alike', async () => {
    await saveTitle(test.db, aNewMovie('spoken'))
    expect(await saveTitle(test.db, aNewMovie('spoken', { signLanguages: [] }))).toBe('unchanged')
    expect(await contentById(test.db, 'spoken', inIndia)).toMatchObject({ signLanguages: [] })
  })

  it('writes changes and bumps the version', async () => {
    await saveTitle(test.db, aNewMovie('kites', { genres: ['drama'], tags: ['river'] }))
    const version = await catalogueVersion(test.db)
    expect(await saveTitle(test.db, aNewMovie('kites', { year: 2025, tags: [] }))).toBe('saved')
    expect(await contentById(test.db, 'kites', inIndia)).toMatchObject({ year: 2025, genres: [], tags: [] })
    expect(await catalogueVersion(test.db)).toBeGreaterThan(version)
  })

  it('moves episodes without losing their assets', async () => {
    const [first, second] = [aNewEpisode('wave-a', 1), aNewEpisode('wave-b', 2)]
    const seasonOf = (episodes: typeof first[]) => [{ seasonNumber: 1, releasesAt: null, episodes }]
    await saveTitle(test.db, aNewSeries('wave', { seasons: seasonOf([first, second]) }))
    await saveAsset(test.db, aReadyAsset('film'))
    await attachAsset(test.db, 'film', ['wave-b'])
    await saveTitle(test.db, aNewSeries('wave', { seasons: seasonOf([{ ...second, episodeNumber: 1 }, { ...first, episodeNumber: 2 }]) }))
    const wave = await contentById(test.db, 'wave', inIndia)
    expect(wave?.seasons[0]?.episodes.map(({ contentId, isStreamable }) => [contentId, isStreamable])).toEqual([
      ['wave-b', true],
      ['wave-a', false],
    ])
  })

  it('is all or nothing', async () => {
    await expect(saveTitle(test.db, aNewMovie('half', { genres: ['no-such-genre'] }))).rejects.toMatchObject({ code: '23503' })
    expect(await contentById(test.db, 'half', inIndia)).toBeNull()
  })

  it('normalises the permalink', async () => {
    await saveTitle(test.db, aNewMovie('slashes', { permanentLink: '//The-Seventh-Rank/' }))
    expect((await contentByPermalink(test.db, '/the-seventh-rank', inIndia))?.contentId).toBe('slashes')
  })

  it('rejects a permalink that is a page of the site', async () => {
    await expect(saveTitle(test.db, aNewMovie('trap', { permanentLink: '/plans' }))).rejects.toThrow('/plans is reserved for a page of the site')
  })

  it('rejects a permalink of several segments', async () => {
    await expect(saveTitle(test.db, aNewMovie('deep', { permanentLink: '/rivers/deep' }))).rejects.toThrow('/rivers/deep has more than one path segment')
  })

  it('rejects the permalink of another title', async () => {
    await saveTitle(test.db, aNewMovie('one', { permanentLink: '/same' }))
    await expect(saveTitle(test.db, aNewMovie('two', { permanentLink: '/same' }))).rejects.toMatchObject({ code: '23505' })
  })

  it('rejects excluded plans without included ones', async () => {
    const monetizationPlan = { enabled: true, included: [], excluded: [{ id: 'mobile' }] }
    await expect(saveTitle(test.db, aNewMovie('nobody', { monetizationPlan }))).rejects.toThrow('nobody could watch it')
  })

  it('may be part of a transaction', async () => {
    const failed = test.db.transaction().execute(async (trx) => {
      await saveTitle(trx, aNewMovie('undone'))
      throw new Error('changed my mind')
    })
    await expect(failed).rejects.toThrow('changed my mind')
    expect(await contentById(test.db, 'undone', inIndia)).toBeNull()
  })
})

describe('saving genres, tags and people', () => {
  it('does nothing the second time', async () => {
    const version = await catalogueVersion(test.db)
    const saved = [
      await saveGenres(test.db, [{ slug: 'drama', name: { bengali: 'ড্রামা', english: 'Drama' } }]),
      await saveTags(test.db, [{ slug: 'river', name: { english: 'River', bengali: 'নদী' } }]),
      await savePeople(test.db, [{ personId: 'meghna', name: { english: 'Meghna Basu', bengali: 'মেঘনা বসু' } }]),
      await savePeople(test.db, []),
    ]
    expect(saved).toEqual(['unchanged', 'unchanged', 'unchanged', 'unchanged'])
    expect(await catalogueVersion(test.db)).toBe(version)
  })

  it('updates a name', async () => {
    expect(await saveTags(test.db, [{ slug: 'river', name: { english: 'Rivers', bengali: 'নদী' } }])).toBe('saved')
    expect((await contentById(test.db, 'ferry', inIndia))?.tags).toEqual(['Rivers'])
  })
})
