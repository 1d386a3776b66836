import type { OfferedPlan } from '@ott/api-client'
import { isSamePlan } from '@ott/billing'
import type { PlanId } from '@ott/billing'
import { Badge, Button, ComparisonTable, EmptyState, ErrorState, Skeleton, VisuallyHidden } from '@ott/design-system'
import type { ComparisonColumn } from '@ott/design-system'
import { formatMoney } from '@ott/i18n'
import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import * as styles from './plan-comparison.css.ts'

export interface PlanComparisonProps {
  /** `retrying` while a failed request is repeated. */
  plans: OfferedPlan[] | 'loading' | 'failed' | 'retrying'
  /** The user's plan; null when there is none or it is unknown. */
  currentPlan?: PlanId | null
  /** Left out while the user's plan is unknown (BIL-40). Null for a plan that cannot be chosen now. */
  checkoutHref?: (plan: OfferedPlan) => string | null
  onRetry?: () => void
}

export function PlanComparison({ plans, currentPlan = null, checkoutHref, onRetry }: PlanComparisonProps) {
  const intl = useIntl()
  if (plans === 'loading') return <Loading />
  if (plans === 'failed' || plans === 'retrying') {
    return (
      <ErrorState
        title={intl.formatMessage({ id: 'plans.failed' })}
        text={intl.formatMessage({ id: 'plans.failedText' })}
        actions={onRetry && <Button variant="primary" loading={plans === 'retrying'} onClick={onRetry}>{intl.formatMessage({ id: 'plans.retry' })}</Button>}
      />
    )
  }
  if (plans.length === 0) {
    return <EmptyState title={intl.formatMessage({ id: 'plans.none' })} text={intl.formatMessage({ id: 'plans.noneText' })} />
  }
  return (
    <ComparisonTable
      caption={intl.formatMessage({ id: 'plans.caption' })}
      rows={[
        intl.formatMessage({ id: 'plans.streams' }),
        intl.formatMessage({ id: 'plans.devices' }),
        intl.formatMessage({ id: 'plans.download' }),
        intl.formatMessage({ id: 'plans.resolution' }),
      ]}
      columns={plans.map((plan) => ({ ...columnOf(intl, plan, currentPlan), action: <Choose plan={plan} href={checkoutHref?.(plan) ?? null} /> }))}
    />
  )
}

/** Says what choosing the plan does to the current one, and that a cancelled one renews again (BIL-81, BIL-131). */
function Choose({ plan, href }: { plan: OfferedPlan; href: string | null }) {
  const intl = useIntl()
  if (href === null) return null
  const change = plan.change === 'upgrade' || plan.change === 'downgrade' ? plan.change : 'new'
  const renewal = plan.resumes ? 'resumes' : 'goesOn'
  return (
    <Button wide variant={plan.isRecommended ? 'primary' : 'secondary'} href={href} aria-label={intl.formatMessage({ id: 'plans.chooseNamed' }, { change, renewal, plan: plan.title })}>
      {intl.formatMessage({ id: 'plans.choose' }, { change, renewal })}
    </Button>
  )
}

function columnOf(intl: IntlShape, plan: OfferedPlan, currentPlan: PlanId | null): Omit<ComparisonColumn, 'action'> {
  return {
    id: plan.versionId,
    title: plan.title,
    badge: badgeOf(intl, plan, currentPlan),
    price: formatMoney(plan.price, intl.locale),
    period: intl.formatMessage({ id: `plans.per.${plan.period}` }),
    note: plan.description,
    best: plan.isRecommended,
    values: [
      intl.formatMessage({ id: 'plans.streamCount' }, { count: plan.streams }),
      intl.formatMessage({ id: 'plans.deviceCount' }, { count: plan.devices }),
      { yes: plan.canDownload, label: intl.formatMessage({ id: plan.canDownload ? 'plans.available' : 'plans.notAvailable' }) },
      plan.resolution,
    ],
  }
}

function badgeOf(intl: IntlShape, plan: OfferedPlan, currentPlan: PlanId | null) {
  if (plan.change === 'same' || (currentPlan && isSamePlan(currentPlan, plan))) return <Badge tone="good">{intl.formatMessage({ id: 'plans.current' })}</Badge>
  return plan.isRecommended ? <Badge>{intl.formatMessage({ id: 'plans.recommended' })}</Badge> : undefined
}

function Loading() {
  const intl = useIntl()
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{intl.formatMessage({ id: 'plans.loading' })}</VisuallyHidden>
      <div className={styles.loading}>
        {[1, 2].map((plan) => (
          <div key={plan} className={styles.plan}>
            <Skeleton shape="heading" />
            <Skeleton shape="shortLine" />
            <Skeleton shape="block" />
          </div>
        ))}
      </div>
    </div>
  )
}
