import { priceFor } from '@ott/billing'
import type { Money, Period, Price } from '@ott/billing'
import type { Language, LocalizedText } from '@ott/catalogue-store'
import type { Answer } from '@ott/contract'
import { sql } from 'kysely'
import type { Kysely, Selectable } from 'kysely'
import type { BillingTables } from './tables.ts'

export type WirePlan = Answer<'plans'>['data'][number]

export type StoredPlan = Selectable<BillingTables['plan']> & Selectable<BillingTables['plan_version']>

/** Plans in display order, each with its current terms. */
export async function plansOnSale(db: Kysely<BillingTables>): Promise<StoredPlan[]> {
  return db
    .selectFrom('plan')
    .innerJoin('plan_version', 'plan_version.plan_id', 'plan.current_version')
    .selectAll()
    .orderBy('plan.position')
    .execute()
}

/** Another plan that was chosen for the next period of a subscription, at the price that was told. */
export async function pendingPlan(db: Kysely<BillingTables>, { pending_plan: version }: { pending_plan: string | null }): Promise<StoredPlan | null> {
  if (version === null) return null
  const plan = await db.selectFrom('plan').innerJoin('plan_version', 'plan_version.identifier', 'plan.identifier').selectAll(['plan', 'plan_version']).where('plan_id', '=', version).executeTakeFirst()
  return plan ?? null
}

/** What choosing a plan is for a user; empty for others, and where the plan cannot be changed now (BIL-80). */
export type PlanChoice = Pick<WirePlan, 'change' | 'resumes'>

export function presentPlan(plan: StoredPlan, language: Language, country: string, choice: PlanChoice = {}): WirePlan {
  return {
    title: textIn(plan.title, language),
    description: textIn(plan.description, language),
    plan_type: plan.period,
    identifier: plan.identifier,
    is_recommended: plan.is_recommended,
    current_version_data: {
      plan_id: plan.plan_id,
      simultaneous_streams: plan.simultaneous_streams,
      download: plan.download,
      download_resolution: plan.download_resolution,
      streaming_resolution: plan.streaming_resolution,
      max_connected_devices: plan.max_connected_devices,
      plan_setup: pricesFor(plan.prices, country).map(presentPrice),
    },
    trial_days: plan.trial_days,
    tax_included: true,
    ...choice,
  }
}

/** The country's price first, then the default price if that differs (BIL-3). */
function pricesFor(prices: Price[], country: string): Price[] {
  return [...new Set([priceFor(prices, country), ...prices.slice(-1)])].filter((price) => price !== null)
}

function presentPrice({ country, currency, amount }: Price) {
  return { country: { code: country, currency }, cost_per_billing: decimal({ currency, amount }), price: { currency, amount } }
}

/** `149`, `4.99`: in the currency's major unit, whole amounts without decimals. */
export function decimal({ currency, amount }: Money): string {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  const major = amount / 10 ** digits
  return Number.isInteger(major) ? String(major) : major.toFixed(digits)
}

export function textIn(text: LocalizedText, language: Language): string {
  return (language === 'bengali' ? text.bengali : undefined) ?? text.english
}

/** A plan to put on sale. Changed terms need a new version. */
export type NewPlan = {
  identifier: string
  title: LocalizedText
  description: LocalizedText
  period: Period
  isRecommended: boolean
  /** A higher one is better, whatever it costs. */
  rank: number
  /** 0 without a trial. */
  trialDays?: number
  version: {
    planId: string
    simultaneousStreams: number
    maxConnectedDevices: number
    download: boolean
    downloadResolution: string | null
    streamingResolution: string
    /** The last price is the default. */
    prices: Price[]
  }
}

/** Puts plans on sale in this order. A version that was sold before keeps its terms; subscribers are told of another price in time (BIL-123). */
export async function savePlans(db: Kysely<BillingTables>, plans: NewPlan[]): Promise<void> {
  const before = new Map((await db.selectFrom('plan').select(['identifier', 'current_version']).execute()).map((plan) => [plan.identifier, plan.current_version]))
  for (const [position, { identifier, title, description, period, isRecommended, rank, trialDays = 0, version }] of plans.entries()) {
    const row = {
      identifier,
      position,
      rank,
      title: JSON.stringify(title),
      description: JSON.stringify(description),
      period,
      is_recommended: isRecommended,
      trial_days: trialDays,
      current_version: version.planId,
    }
    await db.insertInto('plan').values(row).onConflict((conflict) => conflict.column('identifier').doUpdateSet(row)).execute()
    await db.insertInto('plan_version').values(versionRow(identifier, version)).onConflict((conflict) => conflict.doNothing()).execute()
    if (before.has(identifier) && before.get(identifier) !== version.planId) await planNotices(db, identifier)
  }
}

/** Lets the notices of all subscribers of a plan be planned anew, at once by any clock. */
async function planNotices(db: Kysely<BillingTables>, identifier: string): Promise<void> {
  await sql`
    insert into billing_task (kind, subject, due_at)
    select 'notices', subscription_id, to_timestamp(0) from subscription join plan_version using (plan_id)
    where identifier = ${identifier} and renews and state in ('trial', 'active', 'paused')
    on conflict (kind, subject) do update set due_at = excluded.due_at, lease_until = null, attempts = 0`.execute(db)
}

function versionRow(identifier: string, version: NewPlan['version']) {
  return {
    plan_id: version.planId,
    identifier,
    simultaneous_streams: version.simultaneousStreams,
    max_connected_devices: version.maxConnectedDevices,
    download: version.download,
    download_resolution: version.downloadResolution,
    streaming_resolution: version.streamingResolution,
    prices: JSON.stringify(version.prices),
  }
}
