import { drive } from './load-generator.ts'
import { measuredCalls } from './measured-calls.ts'
import { startWorld } from './world.ts'
import type { World } from './world.ts'

let world: World

beforeAll(async () => {
  world = await startWorld(1)
})
afterAll(() => world.stop())

it('measures calls that are answered as in earnest', async () => {
  for (const { next } of await measuredCalls(world)) expect(await drive(world.api.url, 1, 0.01, next)).toBeGreaterThan(0)
})
