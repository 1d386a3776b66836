import { loadStripeInTime } from './load-stripe.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  document.head.replaceChildren()
})

const script = () => document.querySelector('script')

it('a script that is blocked gives no card form', async () => {
  const loading = loadStripeInTime('pk_test_1', 'http://localhost:4400/stripe.js')
  script()?.dispatchEvent(new Event('error'))
  expect(await loading).toBeNull()
})

it('a script that hangs gives no card form after eight seconds', async () => {
  const loading = loadStripeInTime('pk_test_1', 'http://localhost:4400/stripe.js')
  expect(script()).toHaveAttribute('src', 'http://localhost:4400/stripe.js')
  jest.advanceTimersByTime(8_000)
  expect(await loading).toBeNull()
})
