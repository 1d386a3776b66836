/** @jest-environment node */
import { submitFeedback, feedbackStatus } from './feedback-action.server.ts'

const network = globalThis.fetch
afterEach(() => {
  globalThis.fetch = network
})

/** Records the calls of the api and sets its responses. */
function anApi(answer: () => Response) {
  const requests: { path: string; headers: Headers; body: unknown }[] = []
  globalThis.fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input.toString())
    if (pathname.endsWith('/anonymous-token')) return new Response('nobody')
    requests.push({ path: pathname + search, headers: new Headers(init?.headers), body: JSON.parse(String(init?.body as string)) })
    return answer()
  }
  return requests
}

const posted = (body: BodyInit) => new Request('http://site.example/bn/accessibility', { method: 'POST', body, headers: { 'x-forwarded-for': '203.0.113.9' } })
const taken = () => Response.json({ requestId: '0f8a52f7-5a53-4e4c-9a35-8f4f39a5a3f0' })

async function answer(body: BodyInit) {
  const { form, typed } = await submitFeedback(posted(body), 'bn')
  return { form, typed, status: feedbackStatus(form) }
}

describe('a form sent without scripts', () => {
  it('is forwarded in the page’s language with the user’s IP address', async () => {
    const requests = anApi(taken)
    const { form, status } = await answer(new URLSearchParams({ text: 'অক্ষর ছোট\r\n', page: '', email: 'Mira@Example.org' }))
    expect([form, status]).toEqual([{ status: 'sent', reference: '0f8a52f7' }, 200])
    const [{ path, headers, body } = { path: '', headers: new Headers(), body: null }] = requests
    expect([path, headers.get('x-forwarded-for'), body]).toEqual(['/core/api/v1/misc/feedback?language=bengali', '203.0.113.9', { text: 'অক্ষর ছোট', page: '', email: 'mira@example.org' }])
  })

  it('is returned with its values if it is invalid, without a call', async () => {
    const requests = anApi(taken)
    const { form, typed, status } = await answer(new URLSearchParams({ text: '', page: '/bn', email: 'mira' }))
    expect([form, typed, status]).toEqual([{ status: 'writing', errors: { text: 'missing', email: 'invalidEmail' } }, { text: '', page: '/bn', email: 'mira' }, 400])
    expect(requests).toEqual([])
  })

  it.each([
    [429, { errorCode: 'RATE_LIMITED', retryAfter: 60 }, { type: 'tooOften', retryAfterSeconds: 60 }, 429],
    [503, { errorCode: 'UNAVAILABLE' }, { type: 'unknown' }, 503],
  ])('is returned with the error if the API answers %i', async (refusal, error, because, status) => {
    anApi(() => Response.json(error, { status: refusal }))
    expect(await answer(new URLSearchParams({ text: 'অক্ষর ছোট' }))).toEqual({ form: { status: 'failed', reason: because }, typed: { text: 'অক্ষর ছোট', page: '', email: '' }, status })
  })

  it('is returned with its values if the API cannot be reached, but not as an offline error', async () => {
    anApi(() => { throw new TypeError('fetch failed') })
    const { form, status } = await answer(new URLSearchParams({ text: 'অক্ষর ছোট' }))
    expect([form, status]).toEqual([{ status: 'failed', reason: { type: 'unknown' } }, 503])
  })

  it.each<[string, BodyInit]>([['JSON', '{"text":"a"}'], ['nothing', ''], ['a file for its text', formWithFile()]])('counts as empty if its body is %s', async (_what, body) => {
    anApi(taken)
    expect((await answer(body)).form).toEqual({ status: 'writing', errors: { text: 'missing' } })
  })
})

function formWithFile(): FormData {
  const form = new FormData()
  form.set('text', new File(['text'], 'text.txt'))
  return form
}
