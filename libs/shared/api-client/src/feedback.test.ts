import { sendFeedback } from './feedback.ts'
import { anApi } from './testing.ts'
import type { TestServer } from './testing.ts'

const feedback = { text: 'The film has no captions.', page: '/bn/hilsa', email: '' }

/** Sends feedback of a guest to a server. */
function send(answering: TestServer) {
  const { call: apiClient, requests } = anApi((request) => (request.path.includes('anonymous-token') ? { text: 'nobody' } : answering(request)))
  return { answer: sendFeedback(apiClient, feedback, 'bengali'), requests }
}

describe('feedback', () => {
  it('is sent by anyone, in their language, and gets a reference', async () => {
    const { answer, requests } = send(() => ({ json: { requestId: '0f8a52f7-5a53-4e4c-9a35-8f4f39a5a3f0' } }))
    expect(await answer).toEqual({ type: 'sent', reference: '0f8a52f7' })
    expect(requests.at(-1)).toMatchObject({ method: 'POST', path: '/core/api/v1/misc/feedback?language=bengali', bearer: 'nobody', body: feedback })
  })

  it.each<[TestServer, object]>([
    [() => { throw new TypeError('offline') }, { type: 'offline' }],
    [() => ({ status: 429, json: { errorCode: 'RATE_LIMITED', retryAfter: 90 } }), { type: 'tooOften', retryAfterSeconds: 90 }],
    [() => ({ status: 503, json: { errorCode: 'UNAVAILABLE' } }), { type: 'unknown' }],
    [() => ({ status: 502, text: 'Bad gateway' }), { type: 'unknown' }],
  ])('has a reason for each failure (%#)', async (answering, because) => {
    expect(await send(answering).answer).toEqual({ type: 'failed', reason: because })
  })
})
