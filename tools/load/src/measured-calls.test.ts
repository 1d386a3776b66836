import { generateLoad } from './load-generator.ts'
import { measuredCalls } from './measured-calls.ts'
import { startEnvironment } from './load-environment.ts'
import type { LoadEnvironment } from './load-environment.ts'

let environment: LoadEnvironment

beforeAll(async () => {
  environment = await startEnvironment(1)
})
afterAll(() => environment.stop())

it('measures calls that succeed', async () => {
  for (const { next } of await measuredCalls(environment)) expect(await generateLoad(environment.api.url, 1, 0.01, next)).toBeGreaterThan(0)
})
