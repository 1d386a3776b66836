import { apiLanguage } from '@ott/i18n'
import { sql } from 'kysely'
import { csvFile, jsonFile } from '../personal-data/personal-data.ts'
import type { PersonalData } from '../personal-data/personal-data.ts'
import { cancelRenewals } from './payments/mandates.ts'
import { textIn } from './plans.ts'
import { schedule } from './tasks.ts'
import type { Trx } from './tasks.ts'

/** Stands for the buyer's name on what the tax law makes us keep for eight years. */
const formerUser = 'Former user'

/** Plans, payments and invoices. Books stay, without the name and the contact of who bought (DEL-5). */
export const billingData = ({ now, timeZone }: { now: () => Date; timeZone: string }): PersonalData => ({
  erase: async (trx, userId) => {
    const tasks: Trx = trx
    const cards = await trx.deleteFrom('payment_method').where((its) => its.and({ user_id: userId, rail: 'stripe' })).returning('provider_ref').execute()
    for (const { provider_ref: card } of cards) await schedule(tasks, 'detachCard', card, now())
    const customer = await trx.deleteFrom('billing_customer').where('user_id', '=', userId).returning('stripe_customer_id').executeTakeFirst()
    if (customer?.stripe_customer_id) await schedule(tasks, 'forgetCustomer', customer.stripe_customer_id, now())
    // The user may have resumed it while the account was being closed.
    await cancelRenewals(trx, { now, timeZone }, userId, 'deletion')
    await trx
      .updateTable('billing_order')
      .set({
        buyer: sql`case when buyer is null then null else jsonb_set(jsonb_set(buyer, '{name}', to_jsonb(${formerUser}::text)), '{postal_code}', '""') end`,
        gift: sql`case when gift is null then null else jsonb_set(gift, '{to}', 'null') end`,
      })
      .where('user_id', '=', userId)
      .execute()
    await trx
      .updateTable('invoice')
      .set({ document: sql`jsonb_set(jsonb_set(document, '{buyer,name}', to_jsonb(${formerUser}::text)), '{buyer,postal_code}', '""')` })
      .where('user_id', '=', userId)
      .where(sql<boolean>`jsonb_typeof(document -> 'buyer') = 'object'`)
      .execute()
    await trx.deleteFrom('billing_notice').where('user_id', '=', userId).execute()
  },

  read: async (db, userId, locale) => {
    const language = apiLanguage(locale)
    const plans = await db
      .selectFrom('subscription')
      .innerJoin('plan_version', 'plan_version.plan_id', 'subscription.plan_id')
      .innerJoin('plan', 'plan.identifier', 'plan_version.identifier')
      .select(['plan.title', 'subscription.status', 'subscription.starts_at', 'subscription.ends_at', 'subscription.renews', 'subscription.currency', 'subscription.amount', 'subscription.country', 'subscription.coupon_code'])
      .where('user_id', '=', userId)
      .orderBy('subscription.created_at')
      .execute()
    const cards = await db.selectFrom('payment_method').select(['kind', 'brand', 'last_four', 'exp_month', 'exp_year', 'upi_address', 'created_at']).where('user_id', '=', userId).execute()
    const payments = await db.selectFrom('payment').select(['created_at', 'settled_at', 'state', 'amount', 'currency', 'rail']).where('user_id', '=', userId).orderBy('created_at').execute()
    const orders = await db.selectFrom('billing_order').select(['created_at', 'kind', 'status', 'buyer', 'gift', 'consent']).where('user_id', '=', userId).orderBy('created_at').execute()
    const refunds = await db.selectFrom('refund').select(['created_at', 'amount', 'reason', 'state']).where('user_id', '=', userId).orderBy('created_at').execute()
    const withdrawals = await db.selectFrom('withdrawal').select(['received_at', 'amount', 'currency']).where('user_id', '=', userId).execute()
    const invoices = await db.selectFrom('invoice').select(['number', 'kind', 'issued_at', 'document']).where('user_id', '=', userId).orderBy('issued_at').execute()
    return [
      jsonFile('subscriptions.json', { plans: plans.map(({ title, ...plan }) => ({ plan: textIn(title, language), ...plan })), methods: cards, orders: orders.map(({ created_at, kind, status, buyer, gift }) => ({ created_at, kind, status, buyer, gift })) }),
      jsonFile('returned-money.json', { refunds, withdrawals }),
      csvFile('payments.csv', ['created_at', 'settled_at', 'state', 'amount_minor_units', 'currency', 'provider'], payments.map((paid) => [paid.created_at, paid.settled_at, paid.state, paid.amount, paid.currency, paid.rail])),
      jsonFile('consents.json', orders.flatMap(({ consent }) => consent ?? [])),
      ...invoices.map(({ number, ...invoice }) => jsonFile(`invoices/${number.replaceAll(/[^\w-]/g, '-')}.json`, { number, ...invoice })),
    ]
  },
})
