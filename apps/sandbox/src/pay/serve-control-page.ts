import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendPage } from '../page.ts'
import { localeOf } from '../providers/chooser-page.ts'
import { controlPage, flagKnobs, numberKnobs } from './control-page.ts'
import type { ControlPageProps } from './control-page.ts'
import { rails } from './ledger.ts'
import type { Overviews } from './overview.ts'
import type { Pay } from './pay.ts'
import { moveSiteClock } from './site-clock.ts'
import type { ClockTarget } from './site-clock.ts'

type Form = Record<string, string | undefined>

/** Serves the page of the payment vendors: their books, faults and clock (BIL-97). */
export function serveControlPage(app: FastifyInstance, { clock, knobs, hasControls }: Pay, overviews: Overviews): void {
  const propsOf = (request: FastifyRequest): Omit<ControlPageProps, 'outcome'> => ({
    locale: localeOf((request.query as { language?: unknown }).language, request.headers['accept-language']),
    now: clock.now(),
    knobs: { stripe: knobs.of('stripe'), gateway: knobs.of('gateway') },
    overviews: { stripe: overviews.stripe(), gateway: overviews.gateway() },
    hasControls,
    hasSite: knobs.of('stripe').webhookUrl !== '',
  })
  const send = (request: FastifyRequest, reply: FastifyReply, outcome: ControlPageProps['outcome'], status = 200) => sendPage(reply, status, controlPage({ ...propsOf(request), outcome }))

  // A reload must not move the clock again.
  const redirect = (request: FastifyRequest, reply: FastifyReply, outcome: Record<string, string>) =>
    reply.redirect(`/pay?${new URLSearchParams({ language: propsOf(request).locale, ...outcome })}`, 303)

  app.get('/pay', (request, reply) => send(request, reply, outcomeIn(request.query as Form)))
  if (!hasControls) return
  app.post('/pay', async (request, reply) => {
    // Another site's form must not turn the knobs.
    if (!['same-origin', undefined].includes(request.headers['sec-fetch-site'] as string | undefined)) return reply.code(403).send()
    const form = (request.body ?? {}) as Form
    const target = targetOf(form.move)
    const rail = rails.find((known) => known === form.rail)
    if (target) {
      try {
        // The vendors know the site by the URL of its webhooks.
        const { now, nextTaskAt } = await moveSiteClock(knobs.of('stripe').webhookUrl, clock, target)
        return redirect(request, reply, { moved: now.toISOString(), ...(nextTaskAt && { next: nextTaskAt.toISOString() }) })
      } catch {
        return send(request, reply, { type: 'unreachable' }, 502)
      }
    }
    if (!rail) return send(request, reply, { type: 'invalid' }, 400)
    try {
      knobs.update({ [rail]: knobsOf(form) })
    } catch {
      return send(request, reply, { type: 'invalid' }, 400)
    }
    return redirect(request, reply, { saved: rail })
  })
}

function outcomeIn({ moved, next, saved }: Form): ControlPageProps['outcome'] {
  const now = timeIn(moved)
  if (now) return { type: 'moved', now, nextTaskAt: timeIn(next) }
  const rail = rails.find((known) => known === saved)
  return rail ? { type: 'saved', rail } : null
}

function timeIn(text: string | undefined): Date | null {
  const time = new Date(text ?? '')
  return Number.isNaN(time.getTime()) ? null : time
}

function targetOf(move: string | undefined): ClockTarget | null {
  if (move === 'nextTask') return { type: 'nextTask' }
  return move === '1' || move === '30' ? { type: 'days', days: Number(move) } : null
}

/** An empty or missing number is refused where it is used. */
function knobsOf(form: Form): Record<string, boolean | number> {
  const flags = flagKnobs.map((name) => [name, form[name] === 'yes'] as const)
  const numbers = numberKnobs.map((name) => [name, form[name] ? Number(form[name]) : Number.NaN] as const)
  return Object.fromEntries([...flags, ...numbers])
}
