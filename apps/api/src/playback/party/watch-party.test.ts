import type { Answer } from '@ott/contract'
import { maxPartyMembers } from '@ott/playback'
import { householdOf, newHousehold } from '../../identity/profiles/testing.ts'
import { newNumber } from '../../identity/testing.ts'
import { startApi } from '../../testing.ts'
import type { CallResult, SignedInUser, TestApi } from '../../testing.ts'
import { addTitle, aTitle, sellPlans, subscribe } from '../testing.ts'

let api: TestApi
/** Another server process on the same database and Redis. */
let otherNode: Pick<TestApi, 'call'>
let host: Member
let guest: Member

beforeAll(async () => {
  api = await startApi({ config: { featuresOff: {}, checkAnswers: true } })
  otherNode = await api.addNode()
  await sellPlans(api)
  const free = { monetizationModel: 'FREE', monetizationPlan: { enabled: false, included: [], excluded: [] } }
  await addTitle(api.db, aTitle('ferry', free), { film: 'river' })
  await addTitle(api.db, aTitle('tram', free), { film: 'river' })
  await addTitle(api.db, aTitle('paid'), { film: 'river' })
  await addTitle(api.db, aTitle('storm', { ...free, maturityRating: 'A 18+' }), { film: 'river' })
  await addTitle(api.db, aTitle('abroad', { ...free, allowedCountries: ['JP'] }), { film: 'river' })
})
afterAll(() => api.stop())

// Tokens live fifteen minutes, and these tests advance the clock further.
beforeEach(async () => {
  host = memberOf(await api.signIn(newNumber()))
  guest = memberOf(await api.signIn(newNumber()))
})

type Member = ReturnType<typeof memberOf>
type Party = Answer<'party'>

/** The calls of one player. */
function memberOf(user: Pick<SignedInUser, 'userId' | 'sAccessToken'>, { node = api as Pick<TestApi, 'call'>, streamId = 'tab' } = {}) {
  const bearer = { bearer: user.sAccessToken }
  const query = { streamId }
  return {
    userId: user.userId,
    bearer,
    on: (node: Pick<TestApi, 'call'>) => memberOf(user, { node, streamId }),
    create: (contentId = 'ferry', playback = {}) => node.call('createParty', { query, body: { ...now(60), contentId, ...playback } }, bearer),
    join: (code: string) => node.call('joinParty', { params: { code }, query }, bearer),
    ask: (code: string, after = 0) => node.call('party', { params: { code }, query: { ...query, after: String(after) } }, bearer),
    control: (code: string, playback = {}) => node.call('controlParty', { params: { code }, query, body: { ...at(90), ...playback } }, bearer),
    leave: (code: string) => node.call('leaveParty', { params: { code }, query }, bearer),
    end: (code: string) => node.call('leaveParty', { params: { code }, query: { ...query, ends: 'true' } }, bearer),
  }
}

const now = (position: number) => ({ contentId: 'ferry', status: 'playing' as const, position, rate: 1 })
const at = (position: number) => ({ ...now(position), atMs: api.now().getTime() })

async function startParty(): Promise<string> {
  const { ok } = await host.create()
  return ok.code
}

const refusal = ({ status, error }: Pick<CallResult<'party'>, 'status' | 'error'>) => [status, error.errorCode]
const numbersOf = ({ members }: Party) => members.map(({ number }) => number)

describe('a party', () => {
  it('gives a late joiner what plays and since when, and everybody who is there', async () => {
    const { ok: created } = await host.create('ferry', { rate: 1.25 })
    api.wait(20)
    const { ok } = await guest.join(created.code)
    expect(ok.playback).toEqual({ ...created.playback, contentId: 'ferry', status: 'playing', position: 60, rate: 1.25 })
    expect(ok).toMatchObject({ permanentLink: '/ferry', hostId: created.memberId, members: [{ number: 1 }, { number: 2 }] })
    expect(ok.memberId).not.toBe(ok.hostId)
  })

  it('has a code of 96 bits that no other party has', async () => {
    const codes = await Promise.all([startParty(), startParty()])
    expect(codes.join(' ')).toMatch(/^[0-9a-f]{24} [0-9a-f]{24}$/)
    expect(codes[0]).not.toBe(codes[1])
  })

  it('tells members about a change at once, and only about one', async () => {
    const code = await startParty()
    const { ok: joined } = await guest.join(code)
    const heard = guest.ask(code, joined.version)
    const { ok: paused } = await host.control(code, { status: 'paused', position: 75 })
    expect((await heard).ok).toMatchObject({ version: paused.version, playback: { status: 'paused', position: 75 } })
    expect((await guest.ask(code, joined.version)).ok.version).toBe(paused.version)
  })

  it('tells members of another server process', async () => {
    const code = await startParty()
    const far = guest.on(otherNode)
    const { ok: joined } = await far.join(code)
    const heard = far.ask(code, joined.version)
    await host.control(code, { position: 120 })
    expect((await heard).ok.playback.position).toBe(120)
  })

  it('is controlled and ended by its host alone', async () => {
    const code = await startParty()
    await guest.join(code)
    const stranger = memberOf(await api.signIn(newNumber()))
    for (const member of [guest, stranger]) expect([refusal(await member.control(code)), refusal(await member.control(code, { contentId: 'paid' }))]).toEqual([[403, 'FORBIDDEN'], [403, 'FORBIDDEN']])
    expect([refusal(await guest.end(code)), refusal(await stranger.end(code)), refusal(await stranger.leave(code))]).toEqual([[403, 'FORBIDDEN'], [410, 'PARTY_ENDED'], [410, 'PARTY_ENDED']])
    expect((await host.end(code)).status).toBe(204)
    for (const member of [host, guest]) expect(refusal(await member.ask(code))).toEqual([410, 'PARTY_ENDED'])
    expect([refusal(await host.end(code)), refusal(await host.leave(code))]).toEqual([[410, 'PARTY_ENDED'], [410, 'PARTY_ENDED']])
  })

  it('ends for those who wait, too', async () => {
    const code = await startParty()
    const { ok: joined } = await guest.join(code)
    const heard = guest.ask(code, joined.version)
    await host.end(code)
    expect(refusal(await heard)).toEqual([410, 'PARTY_ENDED'])
  })

  it('passes to the longest present member when its host leaves, and ends with the last one', async () => {
    const code = await startParty()
    const { ok: joined } = await guest.join(code)
    const heard = guest.ask(code, joined.version)
    await host.leave(code)
    expect((await heard).ok).toMatchObject({ hostId: joined.memberId, members: [{ id: joined.memberId }] })
    expect((await guest.control(code)).status).toBe(200)
    await guest.leave(code)
    expect(refusal(await host.join(code))).toEqual([410, 'PARTY_ENDED'])
  })

  it('knows a player that comes back after a reload, and another tab is another member', async () => {
    const code = await startParty()
    await guest.join(code)
    expect((await host.join(code)).ok).toMatchObject({ members: [{ number: 1 }, { number: 2 }] })
    const tab = memberOf({ userId: guest.userId, sAccessToken: guest.bearer.bearer }, { streamId: 'second-tab' })
    expect(numbersOf((await tab.join(code)).ok)).toEqual([1, 2, 3])
  })

  it('loses a member that was silent for 60 seconds', async () => {
    const code = await startParty()
    const { ok: joined } = await guest.join(code)
    api.wait(50)
    await guest.ask(code)
    api.wait(15)
    const { ok } = await guest.ask(code)
    expect([ok.hostId, numbersOf(ok)]).toEqual([joined.memberId, [2]])
    expect(refusal(await host.ask(code))).toEqual([404, 'NOT_FOUND'])
    expect((await host.join(code)).ok.hostId).toBe(joined.memberId)
  })

  it('loses a member whose session ends, which those who wait hear', async () => {
    const code = await startParty()
    const { ok: joined } = await guest.join(code)
    const heard = guest.ask(code, joined.version)
    await api.call('logout', {}, host.bearer)
    expect(numbersOf((await heard).ok)).toEqual([2])
  })

  it('ends six hours after the last control of its host', async () => {
    const user = await api.signIn(newNumber())
    const { ok: { code } } = await memberOf(user).create()
    await api.db.updateTable('watch_party').set((row) => ({ state: row.fn('jsonb_set', [row.ref('state'), row.val('{expiresAtMs}'), row.val(String(api.now().getTime()))]) })).where('code', '=', code).execute()
    expect(refusal(await memberOf(user).ask(code))).toEqual([410, 'PARTY_ENDED'])
  })

  it('has ten members at most, also when more join at once', async () => {
    const code = await startParty()
    const tabs = Array.from({ length: maxPartyMembers + 1 }, (_, tab) => memberOf({ userId: guest.userId, sAccessToken: guest.bearer.bearer }, { streamId: `tab-${tab}` }))
    const answers = await Promise.all(tabs.map((tab) => tab.join(code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(maxPartyMembers - 1)
    expect(answers.filter(({ status }) => status !== 200).map(refusal)).toEqual([[409, 'PARTY_FULL'], [409, 'PARTY_FULL']])
  })

  it('plays no time that is not here yet, or long gone', async () => {
    const code = await startParty()
    const moment = api.now().getTime()
    const { ok: later } = await host.control(code, { atMs: moment + 3_600_000 })
    const { ok: earlier } = await host.control(code, { atMs: 1 })
    expect(later.playback.atMs).toBeLessThan(moment + 2_000)
    expect(earlier.playback.atMs).toBeGreaterThan(moment - 6_000)
  })

  it('shows the name of the profile, and nothing else about its user', async () => {
    const home = await newHousehold(api)
    const { ok: own } = await home.create({ name: 'Rafi' })
    await home.select(own.id)
    const rafi = memberOf({ userId: home.userId, sAccessToken: home.bearer().bearer })
    const { ok: { code } } = await rafi.create()
    const { ok } = await guest.join(code)
    expect(ok.members).toEqual([{ id: expect.any(String), name: 'Rafi', number: 1 }, { id: expect.any(String), name: null, number: 2 }])
    expect(JSON.stringify(ok)).not.toContain(home.userId)
  })
})

describe('joining', () => {
  it('gives no right to the video', async () => {
    await subscribe(api, host.userId, { planId: 'premium-v1' })
    const { ok: { code } } = await host.create('paid')
    expect(refusal(await guest.join(code))).toEqual([403, 'SUBSCRIPTION_REQUIRED'])
    await subscribe(api, guest.userId, { planId: 'mobile-v1' })
    expect((await guest.join(code)).status).toBe(200)
    // Both have a stream of their own, and a second one of the guest is over its plan's limit.
    expect((await api.call('entitlement', { query: { contentId: 'paid', streamId: 'tab' } }, guest.bearer)).status).toBe(200)
  })

  it('is refused for a title that is not for the country, or hidden from the profile', async () => {
    const abroad = await api.addNode({ defaultCountry: 'JP' })
    const { ok: far } = await host.on(abroad).create('abroad')
    expect(refusal(await guest.join(far.code))).toEqual([403, 'NOT_IN_YOUR_COUNTRY'])
    const { ok: late } = await host.create('storm')
    const kid = await aKid()
    expect(refusal(await kid.join(late.code))).toEqual([404, 'NOT_FOUND'])
    const { ok: mild } = await host.create('ferry')
    expect((await kid.join(mild.code)).status).toBe(200)
    // The host goes on with a title that the child may not see.
    await host.control(mild.code, { contentId: 'storm' })
    expect(refusal(await kid.ask(mild.code))).toEqual([404, 'NOT_FOUND'])
  })

  it('is impossible without a login, by a wrong code, and where parties are not offered', async () => {
    const code = await startParty()
    expect((await api.call('joinParty', { params: { code }, query: {} }, { bearer: await api.anonymous() })).error.errorCode).toBe('LOGIN_REQUIRED')
    expect(refusal(await guest.join('0'.repeat(24)))).toEqual([410, 'PARTY_ENDED'])
    const without = await api.addNode({ featuresOff: { watchParty: 'everywhere' } })
    expect([refusal(await guest.on(without).join(code)), refusal(await guest.on(without).create())]).toEqual([[404, 'NOT_OFFERED'], [404, 'NOT_OFFERED']])
  })
})

describe('a host', () => {
  it('takes the party to another video that it may play', async () => {
    const code = await startParty()
    await guest.join(code)
    await host.control(code, { contentId: 'tram', position: 0 })
    expect((await guest.ask(code)).ok).toMatchObject({ permanentLink: '/tram', playback: { contentId: 'tram', position: 0 } })
    expect(refusal(await host.control(code, { contentId: 'paid' }))).toEqual([403, 'SUBSCRIPTION_REQUIRED'])
    expect(refusal(await host.create('paid'))).toEqual([403, 'SUBSCRIPTION_REQUIRED'])
  })

  it('still pauses a video when its plan has ended', async () => {
    await subscribe(api, host.userId, { planId: 'premium-v1' })
    const { ok: { code } } = await host.create('paid')
    await subscribe(api, host.userId, { planId: 'premium-v1', status: 'EXPIRED', endsInSeconds: -1 })
    expect((await host.control(code, { contentId: 'paid', status: 'paused' })).ok).toMatchObject({ playback: { status: 'paused' } })
    expect(refusal(await host.create('paid'))).toEqual([403, 'SUBSCRIPTION_REQUIRED'])
  })

  it('is no child, who would invite strangers', async () => {
    expect(refusal(await (await aKid()).create())).toEqual([403, 'FORBIDDEN'])
  })

  it('starts 20 parties an hour at most', async () => {
    const answers = []
    for (let party = 0; party < 21; party += 1) answers.push((await host.create()).status)
    expect([answers.filter((status) => status === 200).length, answers.at(-1)]).toEqual([20, 429])
  })

  it('controls 240 times a minute at most', async () => {
    const code = await startParty()
    const statuses = new Set<number>()
    for (let control = 0; control < 241; control += 1) statuses.add((await host.control(code)).status)
    expect([...statuses]).toEqual([200, 429])
  })
})

async function aKid(): Promise<Member> {
  const user = await api.signIn(newNumber())
  const home = householdOf(api, user)
  const { ok } = await home.create({ name: 'Mim', avatar: 'coral', profileType: 'Kids', kidsRating: 'U/A 7+' })
  await home.select(ok.id)
  return memberOf({ userId: user.userId, sAccessToken: home.bearer().bearer })
}
