import { startApi } from './testing.ts'

it('has no test overrides in live mode', async () => {
  const api = await startApi({ config: { mode: 'live' } })
  const answers = await Promise.all((['GET', 'PUT', 'DELETE'] as const).map((method) => api.app.inject({ method, url: '/test/knobs' })))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  await api.stop()
})
