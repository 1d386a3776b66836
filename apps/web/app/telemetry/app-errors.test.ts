import { ApiError } from '@ott/api-client'
import { classOf, fingerprintOf, isOurs, reportAppError, reportUncaughtErrors } from './app-errors.ts'
import { receiveEvents } from './track.ts'
import type { TrackedEvent } from './track.ts'

function errorAt(stack: string, name = 'TypeError', message = 'x is undefined'): Error {
  return Object.assign(new Error(message), { name, stack: `${name}: ${message}\n${stack}` })
}

const own = 'at play (https://site.example/assets/player-abc1234.js:10:20)\n at start (https://site.example/assets/site-abc1234.js:1:2)'

describe('an error of the page', () => {
  it('is not reported if it is an extension’s, an observer’s or an aborted request', () => {
    const extension = errorAt('at x (chrome-extension://abcdef/content.js:1:1)')
    const observer = errorAt(own, 'Error', 'ResizeObserver loop completed with undelivered notifications.')
    expect([extension, observer, errorAt(own, 'AbortError'), 'text', undefined, errorAt(own)].map(isOurs)).toEqual([false, false, false, false, false, true])
  })

  it('is named by its kind', () => {
    const errors = [errorAt(own), errorAt(own, 'Error', 'Failed to fetch dynamically imported module: /assets/a.js'), new ApiError(500, 'INTERNAL', {}), errorAt(own, 'Strange')]
    expect(errors.map(classOf)).toEqual(['TypeError', 'ChunkLoadError', 'ApiError', 'Other'])
  })

  it('is reported if nobody catches it, three times at most', () => {
    const tracked: TrackedEvent[] = []
    receiveEvents((event) => tracked.push(event))
    reportUncaughtErrors()
    for (let count = 0; count < 5; count += 1) dispatchEvent(Object.assign(new Event('error'), { error: errorAt(own) }))
    expect(tracked.map(({ name, props }) => [name, 'count' in props && props.count])).toEqual([['App_Error_Reported', 1], ['App_Error_Reported', 2], ['App_Error_Reported', 3]])
    expect(tracked[0]?.props).toMatchObject({ errorClass: 'TypeError', release: 'r000000' })
  })

  it('is reported with the request of the api that failed', () => {
    const tracked: TrackedEvent[] = []
    receiveEvents((event) => tracked.push(event))
    reportAppError(new ApiError(500, 'INTERNAL', { requestId: '0f8a52f7-5a53-4e4c-9a35-8f4f39a5a3f0' }))
    expect(tracked).toMatchObject([{ name: 'App_Error_Reported', props: { errorClass: 'ApiError', requestId: '0f8a52f7-5a53-4e4c-9a35-8f4f39a5a3f0' } }])
  })

  it('has the same fingerprint wherever the site is and whatever its message says, and another for another place', () => {
    const one = fingerprintOf(errorAt(own))
    expect(one).toMatch(/^[0-9a-f]{16}$/)
    expect(fingerprintOf(errorAt(own.replaceAll('site.example', 'localhost:3000'), 'TypeError', '+8801700000000 is undefined'))).toBe(one)
    expect(fingerprintOf(errorAt(own.replace('10:20', '11:20')))).not.toBe(one)
  })
})
