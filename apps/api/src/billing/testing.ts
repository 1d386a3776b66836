/** Buyers with cards, as they are after the provider's form, and the tasks of billing. */
import { createHmac, randomInt, randomUUID } from 'node:crypto'
import { brand } from '@ott/brand'
import type { Input } from '@ott/contract'
import { answerChallenge, stripeClient, typeCard } from '@ott/sandbox/stripe-testing'
import type Stripe from 'stripe'
import { emitter } from '../analytics/emit.ts'
import { pseudonyms } from '../analytics/pseudonym.ts'
import { readContact } from '../identity/accounts/accounts.ts'
import { mailer } from '../notifications/mailer.ts'
import { userNotifier } from '../notifications/notify-user.ts'
import { smsGateway } from '../notifications/sms-gateway.ts'
import { createRateLimiter } from '../rate-limit/rate-limiter.ts'
import { watchedSince } from '../playback/last-watched.ts'
import type { SignedInUser, TestApi } from '../testing.ts'
import type { SellingDeps } from './deps.ts'
import { gatewayRail } from './payments/gateway-rail.ts'
import { stripeRail } from './payments/stripe-rail.ts'
import { taskHandlers } from './selling.ts'
import type { BillingTables } from './tables.ts'
import { runDueTasks } from './tasks.ts'

export const cards = {
  good: '4242424242424242',
  other: '5555555555554444',
  challenged: '4000000000003220',
  declined: '4000000000000002',
  declinesLater: '4000000000000341',
  failsOnThirdRenewal: '4000009900000036',
  cutAfterCharging: '4000009900000028',
  processing: '4000009900000044',
  ofIndia: '4000003560000008',
} as const

export const place = { name: 'Mira Sen', region: 'WB', postal_code: '700020' }

type SubscribeBody = Input<'stripeSubscribe'>['body']

export type Buyer = Awaited<ReturnType<typeof newBuyer>>

let numbers = 0

/** Signs in somebody new, with an IP of their own. */
export async function newUser(api: TestApi): Promise<SignedInUser & { phone: string }> {
  numbers += 1
  const [phone, ip] = [`+9198303${String(10_000 + numbers)}`, `198.51.100.${numbers % 250}`]
  return { ...(await api.signIn(phone, 'browser-first', { ip })), phone }
}

/** Somebody new with a card. Reading the subscription signs in again, because time passes in these tests. */
export async function newBuyer(api: TestApi, number: string = cards.good) {
  const user = await newUser(api)
  const { phone } = user
  const cardRef = await addCard(api, user, number)
  const { stripe_customer_id: customerId } = await api.db.withTables<BillingTables>().selectFrom('billing_customer').select('stripe_customer_id').where('user_id', '=', user.userId).executeTakeFirstOrThrow()
  // A new session of the same browser replaces the old one.
  let session: SignedInUser = user
  const signIn = async () => (session = await api.signIn(phone, 'browser-first', { ip: `198.51.100.${randomInt(250)}` }))
  return {
    userId: user.userId,
    bearer: user.sAccessToken,
    cardRef,
    signIn,
    addCard: async (another: string) => addCard(api, await signIn(), another),
    subscribe: (changes: Partial<SubscribeBody> = {}, headers: Record<string, string> = {}) => api.call('stripeSubscribe', { body: subscribeBody(user.userId, cardRef, changes) }, { bearer: session.sAccessToken, headers }),
    subscription: async () => (await api.call('userSubscription', {}, { bearer: (await signIn()).sAccessToken })).ok.data,
    /** What the outside world believes they paid, in order. */
    paid: () => api.sandbox.pay.ledger.snapshot().movements.filter((movement) => movement.customerId === customerId && movement.type === 'charge').map(({ amount }) => amount),
    mails: () => api.sandbox.outbox.to(phone).filter(({ code }) => !code).map(({ text }) => text),
  }
}

/** Sets up a card as the form in the browser does; its id at the provider. */
export async function addCard(api: TestApi, { sAccessToken: bearer }: SignedInUser, number: string): Promise<string> {
  const { ok } = await api.call('stripeSetupIntent', { body: {} }, { bearer })
  const method = await typeCard(api.sandbox, number)
  const stripe = stripeClient(api.sandbox)
  const intent = await stripe.setupIntents.confirm(ok.data.setup_intent_id, { payment_method: method, use_stripe_sdk: true, return_url: 'http://localhost:3000/en/plans/checkout' })
  if (intent.status === 'requires_action') await answerChallenge(intent, 'complete')
  const validated = await api.call('stripeValidateCustomer', { body: { token: intent.id, paymentMethodId: method } }, { bearer })
  if (validated.status !== 200) throw new Error(`The card was not accepted: ${JSON.stringify(validated.error)}`)
  return method
}

/** What the checkout sends for the monthly plan of the tests. */
export function subscribeBody(userId: string, stripeToken: string, changes: Partial<SubscribeBody> = {}): SubscribeBody {
  return {
    subscription: 'stripe',
    siteId: brand.slug,
    platform: 'web_browser',
    planId: 'mobile-v1',
    planIdentifier: 'mobile',
    userId,
    currencyCode: 'INR',
    appliedOffers: [],
    stripeToken,
    requestId: randomUUID(),
    place,
    ...changes,
  }
}

/** The header with which the card provider signs an event. */
function signEvent(api: TestApi, body: string, { at = Date.now(), secret = api.sandbox.stripe.webhookSecret } = {}): string {
  const seconds = Math.floor(at / 1_000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

/** Delivers one event; the status of the answer. */
export async function deliverCardEvent(api: TestApi, event: object, signing?: Parameters<typeof signEvent>[2]): Promise<number> {
  const payload = JSON.stringify(event)
  const answer = await api.app.inject({
    method: 'POST', url: '/subscription/ott/api/webhooks/stripe', payload, headers: { 'content-type': 'application/json', 'stripe-signature': signEvent(api, payload, signing) },
  })
  return answer.statusCode
}

/** Delivers the latest events of the card provider, oldest first. */
export async function deliverCardEvents(api: TestApi, isMeant: (event: Stripe.Event) => boolean): Promise<void> {
  const { data } = await stripeClient(api.sandbox).events.list({ limit: 100 })
  for (const event of data.filter(isMeant).toReversed()) if ((await deliverCardEvent(api, event)) !== 200) throw new Error(`The event ${event.type} was refused`)
}

export function sellingDeps({ deps }: TestApi): SellingDeps {
  const { config } = deps
  const pseudonymOf = pseudonyms(deps.secrets.pseudonymKey)
  if (!config.stripe) throw new Error('The tests sell by card')
  const contactOf = (userId: string) => readContact(deps.db.withTables(), userId)
  return {
    ...deps,
    db: deps.db.withTables(),
    rail: stripeRail(config.stripe, config),
    gateway: config.gateway && gatewayRail(config.gateway),
    rateLimiter: createRateLimiter(deps),
    timeZone: brand.timeZone,
    readContact: contactOf,
    watchedSince: (userId, at) => watchedSince(deps.db.withTables(), userId, at),
    notifyUser: userNotifier(contactOf, { sms: smsGateway(config.sms), mail: mailer(config.mail) }),
    sendMail: mailer(config.mail),
    emit: emitter({ pseudonymOf, log: deps.log, featuresOff: config.featuresOff }),
    pseudonymOf,
  }
}

/** Carries out what is due by the clock. */
export async function runTasks(api: TestApi): Promise<void> {
  const deps = sellingDeps(api)
  await runDueTasks(deps, taskHandlers(deps), new AbortController().signal)
}

/** Moves the clock day by day, as time does: what is late is not done all at once. */
export async function passDays(api: TestApi, days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    api.wait(86_400)
    await runTasks(api)
  }
}
