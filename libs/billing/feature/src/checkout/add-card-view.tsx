import type { OwnSubscription } from '@ott/api-client'
import { Button, Heading, LockIcon, Page, Stack, Text, VisuallyHidden } from '@ott/design-system'
import type { FormEvent, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { shortMethodText } from '../benefits/current-plan-facts.ts'
import type { Notice } from './checkout-state.ts'
import * as styles from './checkout-view.css.ts'
import { FocusedNotice } from './pay-section.tsx'

interface AddCardViewProps {
  /** Null without a plan. */
  subscription: OwnSubscription | null
  notice: Notice | null
  isSaving: boolean
  canSave: boolean
  /** Null where no card can be charged. */
  cardForm: ReactNode
  benefitsHref: string
  onSave: () => void
}

/** What the card will be used for is said before it is typed. */
export function AddCardView({ subscription, notice, isSaving, canSave, cardForm, benefitsHref, onSave }: AddCardViewProps) {
  const intl = useIntl()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave()
  }
  return (
    <Page>
      <div className={styles.narrow}>
        <form onSubmit={submit} noValidate>
          <Stack gap={6}>
            <Stack gap={3}>
              <Heading level={1} size="page">{intl.formatMessage({ id: 'addCard.heading' })}</Heading>
              <Text>{purposeText()}</Text>
              <Text tone="soft" size="small">{intl.formatMessage({ id: 'checkout.card.safe' })}</Text>
            </Stack>
            {cardForm ?? <Text>{intl.formatMessage({ id: 'checkout.noMethod' })}</Text>}
            <Stack gap={4}>
              {notice && <FocusedNotice notice={notice} />}
              <Text size="small">{intl.formatMessage({ id: 'addCard.terms' })}</Text>
              <span role="status"><VisuallyHidden>{isSaving ? intl.formatMessage({ id: 'checkout.step.card' }) : ''}</VisuallyHidden></span>
              <Button type="submit" variant="primary" size="lg" wide icon={<LockIcon />} loading={isSaving} disabled={!canSave}>{intl.formatMessage({ id: 'addCard.save' })}</Button>
              <Button variant="tertiary" href={benefitsHref}>{intl.formatMessage({ id: 'addCard.back' })}</Button>
            </Stack>
          </Stack>
        </form>
      </div>
    </Page>
  )

  function purposeText(): string {
    const current = subscription?.paymentMethod
    const use = subscription?.state === 'grace' ? 'now' : !subscription?.renews ? 'none' : current?.isMandate ? 'replaces' : 'renewal'
    return intl.formatMessage({ id: 'addCard.use' }, { use, mandate: current ? shortMethodText(intl, current) : '' })
  }
}
