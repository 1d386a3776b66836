import { startApi } from './testing.ts'

it.each([['live mode', { mode: 'live' }], ['a demo that other machines reach', { host: '0.0.0.0' }]] as const)('has no test overrides in %s', async (_, config) => {
  const api = await startApi({ config })
  const answers = await Promise.all((['GET', 'PUT', 'DELETE'] as const).map((method) => api.app.inject({ method, url: '/test/knobs' })))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  await api.stop()
})
