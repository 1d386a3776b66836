import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import { allow, askingTv, poll } from '../activation/testing.ts'
import { newNumber } from '../testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

type Bearer = { sAccessToken: string }

const devicesOf = async ({ sAccessToken: bearer }: Bearer) => (await api.call('devices', {}, { bearer })).ok.items
const rename = ({ sAccessToken: bearer }: Bearer, id: string, name: string | null) => api.call('renameDevice', { params: { id }, body: { name } }, { bearer })
const chrome = { headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36' } }

async function handleOf(user: Bearer): Promise<string> {
  return (await devicesOf(user)).find(({ isCurrentDevice }) => isCurrentDevice)?.sessionHandle ?? ''
}

describe('the name of a device', () => {
  it('is given by its user, outlives a new login, and can be taken back', async () => {
    const number = newNumber()
    const user = await api.signIn(number, 'browser-first', chrome)
    expect((await rename(user, await handleOf(user), ' Kitchen\u200b  tablet ')).status).toBe(204)
    const again = await api.signIn(number, 'browser-first', chrome)
    expect(await devicesOf(again)).toMatchObject([{ name: 'Kitchen tablet' }])
    expect((await rename(again, await handleOf(again), null)).status).toBe(204)
    expect(await devicesOf(again)).toMatchObject([{ name: 'Chrome on Windows' }])
  })

  it('is set on another device of the user, and on none of another user', async () => {
    const number = newNumber()
    const [one, other, stranger] = [await api.signIn(number, 'browser-a'), await api.signIn(number, 'browser-b'), await api.signIn(newNumber(), 'browser-a')]
    expect((await rename(one, await handleOf(other), 'Grandma')).status).toBe(204)
    expect((await devicesOf(other)).find(({ isCurrentDevice }) => isCurrentDevice)?.name).toBe('Grandma')
    expect((await rename(stranger, await handleOf(one), 'Mine')).error).toMatchObject({ errorCode: 'NOT_FOUND', field: 'id' })
    expect((await devicesOf(stranger)).map(({ name }) => name)).toEqual([null])
  })

  it('is visible and short', async () => {
    const user = await api.signIn(newNumber())
    const handle = await handleOf(user)
    for (const name of ['', ' \u200b ', 'a'.repeat(41)]) expect((await rename(user, handle, name)).error).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'name' })
  })
})

it('the list shows the model of a TV', async () => {
  const user = await api.signIn(newNumber())
  const tv = await askingTv(api)
  await allow(api, tv, user.sAccessToken)
  expect((await poll(api, tv)).status).toBe(200)
  const facts = (await devicesOf(user)).map(({ name, model, platform }) => ({ name, model, platform }))
  expect(facts).toContainEqual({ name: 'Bravia in the hall', model: 'XR-55A80J', platform: 'tv' })
  expect(facts).toContainEqual({ name: null, model: null, platform: 'web' })
})

it('logging out everywhere else ends every other session, those over the device limit too', async () => {
  const number = newNumber()
  const others = []
  for (const browser of ['browser-a', 'browser-b']) others.push(await api.signIn(number, browser))
  const user = await api.signIn(number, 'browser-c')
  const parked = await api.signIn(number, 'browser-d')
  expect(parked.isDeviceLimitReached).toBe(true)
  expect((await api.call('removeOtherDevices', {}, { bearer: user.sAccessToken })).status).toBe(204)
  for (const other of [...others, parked]) {
    expect((await api.call('devices', {}, { bearer: other.sAccessToken })).error).toMatchObject({ errorCode: 'SESSION_REVOKED', reason: 'deviceRemoved' })
    expect((await api.call('refreshSession', {}, { bearer: other.sRefreshToken })).status).toBe(401)
  }
  expect(await devicesOf(user)).toHaveLength(1)
})
