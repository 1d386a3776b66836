/** @jest-environment ../../tools/jest/dom-environment.js */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const script = readFileSync(join(import.meta.dirname, 'stripe.js'), 'utf8')
const sandboxOrigin = 'http://localhost:4400'

type Outcome = Record<string, unknown>
type Element = { mount: (target: string) => void; destroy: () => void; on: (name: string, callback: (event: unknown) => void) => Element }
type Elements = { create: (type: string) => Element; getElement: (type: string) => Element | null; submit: () => Promise<Outcome>; update: (options: object) => void }
type StripeJs = {
  elements: (options: object) => Elements
  confirmSetup: (options: object) => Promise<Outcome>
  handleNextAction: (options: object) => Promise<Outcome>
  retrievePaymentIntent: (clientSecret: string) => Promise<Outcome>
  [name: string]: unknown
}
type Constructor = { (key: string, options?: object): StripeJs; version: string }
type Message = { call: string; id?: number; detail?: Record<string, unknown>; channel: string }

type FramePage = { frame: HTMLIFrameElement; received: Message[]; post: (message: object, from?: { origin?: string; channel?: string }) => void }

/** Stands in for the sandbox's page in a frame: answers the calls of the script. */
function openPage(frame: HTMLIFrameElement, answer: (message: Message) => unknown = () => ({})): FramePage {
  const ownChannel = new URL(frame.src).searchParams.get('channel') ?? ''
  const received: Message[] = []
  const post: FramePage['post'] = (message, { origin = sandboxOrigin, channel = ownChannel } = {}) => {
    window.dispatchEvent(new MessageEvent('message', { origin, source: frame.contentWindow, data: { ...message, channel } }))
  }
  const target = frame.contentWindow
  if (!target) throw new Error('The frame is not in the page')
  target.postMessage = (message: Message) => {
    received.push(message)
    if (message.id !== undefined) post({ answerTo: message.id, result: answer(message) })
  }
  post({ event: 'ready' })
  return { frame, received, post }
}

let Stripe: Constructor

// jsdom has no modal dialogs.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
})

beforeEach(() => {
  document.body.innerHTML = '<div id="card"></div>'
  Object.defineProperty(document, 'currentScript', { configurable: true, value: { src: `${sandboxOrigin}/stripe/endive/stripe.js` } })
  Object.defineProperty(window.crypto, 'randomUUID', { configurable: true, value: () => `channel-${Math.random()}` })
  // oxlint-disable-next-line no-eval -- The page loads it as a classic script.
  window.eval(script)
  Stripe = (window as unknown as { Stripe: Constructor }).Stripe
})

const frameNamed = (page: string) => document.querySelector<HTMLIFrameElement>(`iframe[src*="/${page}?"]`)

async function frameOf(page: string): Promise<HTMLIFrameElement> {
  for (;;) {
    const frame = frameNamed(page)
    if (frame) return frame
    await Promise.resolve()
  }
}

const intents: Record<string, object> = {}

function mountCard(options: object = {}): { stripe: StripeJs; elements: Elements; page: FramePage; events: string[] } {
  const stripe = Stripe('pk_test_sandbox', { locale: 'en' })
  const elements = stripe.elements({ mode: 'setup', currency: 'inr', ...options })
  const events: string[] = []
  const element = elements.create('payment')
  for (const name of ['ready', 'change', 'focus', 'escape']) element.on(name, (event) => events.push(`${name} ${JSON.stringify(event)}`))
  element.mount('#card')
  const page = openPage(document.querySelector('#card iframe') as HTMLIFrameElement, ({ call }) => (call === 'createPaymentMethod' ? { paymentMethod: { id: 'pm_1' } } : {}))
  return { stripe, elements, page, events }
}

/** The hidden frame answers from `intents` by path. */
async function answerRequests(): Promise<FramePage> {
  return openPage(await frameOf('controller'), ({ detail }) => ({ status: 200, body: intents[String(detail?.path)] }))
}

it('has what the vendor’s React package looks for', () => {
  const stripe = Stripe('pk_test_sandbox')
  expect(Stripe.version).toBe('endive')
  for (const name of ['elements', 'createToken', 'createPaymentMethod', 'confirmCardPayment', '_registerWrapper', 'registerAppInfo']) expect(stripe[name]).toBeInstanceOf(Function)
  expect(() => Stripe('pk_live_1')).toThrow('test key')
})

it.each([
  [{}, 'either mode or clientSecret'],
  [{ mode: 'payment' }, 'amount and currency'],
  [{ mode: 'setup', paymentMethodTypes: ['card'] }, 'allowedPaymentMethodTypes'],
  [{ mode: 'subscription', amount: 1, currency: 'inr' }, 'does not simulate'],
])('refuses elements with %j', (options, message) => {
  expect(() => Stripe('pk_test_sandbox').elements(options)).toThrow(message)
})

describe('the payment element', () => {
  it('is a labelled frame of the sandbox, in the language of the page', () => {
    mountCard()
    const frame = frameNamed('card')
    expect(frame?.title).toBe('Card details')
    expect(new URL(frame?.src ?? '').origin).toBe(sandboxOrigin)
    document.body.innerHTML = '<div id="card"></div>'
    Stripe('pk_test_sandbox', { locale: 'bn' }).elements({ mode: 'setup' }).create('payment').mount('#card')
    expect(frameNamed('card')?.title).toBe('কার্ডের তথ্য')
  })

  it('passes on events of its frame, from its origin and channel alone', () => {
    const { page, events } = mountCard()
    page.post({ event: 'change', detail: { complete: true, empty: false, value: { type: 'card' } } })
    page.post({ event: 'escape' }, { origin: 'https://evil.example' })
    page.post({ event: 'escape' }, { channel: 'guessed' })
    expect(events).toEqual(['ready {"elementType":"payment"}', 'change {"elementType":"payment","complete":true,"empty":false,"value":{"type":"card"}}'])
  })

  it('takes its height and the appearance of the page', () => {
    const { page, elements } = mountCard({ appearance: { variables: { colorPrimary: 'red' } } })
    page.post({ event: 'height', detail: { height: 312 } })
    expect(page.frame.height).toBe('312')
    elements.update({ appearance: { variables: { colorPrimary: 'blue' } } })
    expect(page.received.filter(({ call }) => call === 'style').map(({ detail }) => detail)).toEqual([{ variables: { colorPrimary: 'red' } }, { variables: { colorPrimary: 'blue' } }])
  })

  it('is gone after destroy, and can be made again', () => {
    const { elements } = mountCard()
    expect(() => elements.create('payment')).toThrow('only create one')
    elements.getElement('payment')?.destroy()
    expect([elements.getElement('payment'), frameNamed('card')]).toEqual([null, null])
    expect(() => elements.create('payment')).not.toThrow()
  })
})

describe('confirmSetup', () => {
  const clientSecret = 'seti_1_secret_2'
  const options = (elements: Elements) => ({ elements, clientSecret, confirmParams: { return_url: 'http://localhost/back' }, redirect: 'if_required' })

  it('needs elements.submit() before', async () => {
    const { stripe, elements } = mountCard()
    await expect(stripe.confirmSetup(options(elements))).rejects.toThrow('elements.submit()')
  })

  it('confirms with the payment method of the card frame', async () => {
    const { stripe, elements } = mountCard()
    intents['/setup_intents/seti_1/confirm'] = { object: 'setup_intent', status: 'succeeded', payment_method: 'pm_1' }
    await elements.submit()
    const outcome = stripe.confirmSetup(options(elements))
    const controller = await answerRequests()
    expect(await outcome).toMatchObject({ setupIntent: { status: 'succeeded' } })
    expect(controller.received).toMatchObject([{ call: 'request', detail: { method: 'POST', parameters: { client_secret: clientSecret, payment_method: 'pm_1', use_stripe_sdk: true } } }])
  })

  it('answers the vendor’s error', async () => {
    const { stripe, elements } = mountCard()
    intents['/setup_intents/seti_1/confirm'] = { error: { type: 'card_error', code: 'card_declined' } }
    await elements.submit()
    const outcome = stripe.confirmSetup(options(elements))
    await answerRequests()
    expect(await outcome).toEqual({ error: { type: 'card_error', code: 'card_declined' } })
  })
})

describe('handleNextAction', () => {
  const clientSecret = 'pi_1_secret_2'
  const challenged = { object: 'payment_intent', status: 'requires_action', next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { stripe_js: `${sandboxOrigin}/stripe/endive/challenge?attempt=payatt_1` } } }

  it.each([
    ['pays', { status: 'succeeded' }, { paymentIntent: { status: 'succeeded' } }],
    ['fails', { status: 'requires_payment_method', last_payment_error: { code: 'payment_intent_authentication_failure' } }, { error: { code: 'payment_intent_authentication_failure' } }],
  ])('shows the challenge above the page until the cardholder %s, then reads the intent again', async (_answer, after, expected) => {
    document.body.innerHTML = '<button id="pay">Pay</button>'
    document.getElementById('pay')?.focus()
    intents['/payment_intents/pi_1'] = challenged
    const outcome = Stripe('pk_test_sandbox', { locale: 'en' }).handleNextAction({ clientSecret })
    await answerRequests()
    const page = openPage(await frameOf('challenge'))
    expect(page.frame.closest('dialog')).toHaveAccessibleName('3D Secure')
    expect(page.received).toMatchObject([{ call: 'focus' }])
    page.frame.closest('dialog')?.dispatchEvent(new Event('cancel'))
    expect(page.received.at(-1)).toMatchObject({ call: 'close' })
    intents['/payment_intents/pi_1'] = { object: 'payment_intent', ...after }
    page.post({ event: 'ended' })
    expect(await outcome).toMatchObject(expected)
    expect(document.querySelector('dialog')).toBeNull()
    expect(document.activeElement?.id).toBe('pay')
  })

  it('leaves an intent without an action as it is', async () => {
    intents['/payment_intents/pi_1'] = { object: 'payment_intent', status: 'requires_payment_method', next_action: null }
    const outcome = Stripe('pk_test_sandbox').handleNextAction({ clientSecret })
    await answerRequests()
    expect(await outcome).toEqual({ paymentIntent: intents['/payment_intents/pi_1'] })
  })
})
