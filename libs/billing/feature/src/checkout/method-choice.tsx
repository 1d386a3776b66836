import type { GatewayOrder } from '@ott/api-client'
import type { GatewayMethod } from '@ott/billing'
import { RadioGroup, Section, Select, Stack, Text } from '@ott/design-system'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { CheckoutDraft } from './checkout-view.tsx'

export type MethodDraft = Pick<CheckoutDraft, 'method' | 'option'>

interface MethodChoiceProps {
  draft: MethodDraft
  /** What the gateway offers; empty in most countries. */
  methods: GatewayMethod[]
  /** Null where no card can be charged. */
  cardForm: ReactNode
  isDisabled: boolean
  onChange: (chosen: MethodDraft) => void
}

/** How to pay. What the user has typed in the card form stays while they look at another way (BIL-74). */
export function MethodChoice({ draft, methods, cardForm, isDisabled, onChange }: MethodChoiceProps) {
  const intl = useIntl()
  const { method } = draft
  const chosen = methods.find(({ type }) => type === method)
  if (methods.length === 0 && cardForm === null) return <Section title={intl.formatMessage({ id: 'checkout.method' })}><Text>{intl.formatMessage({ id: 'checkout.noMethod' })}</Text></Section>
  const options = [
    ...(cardForm === null ? [] : [{ value: 'card' as const, label: intl.formatMessage({ id: 'checkout.method.card' }) }]),
    ...methods.map(({ type, canRenew: renews }) => ({
      value: type,
      label: intl.formatMessage({ id: `checkout.method.${type}` }),
      ...(!renews && { hint: intl.formatMessage({ id: 'checkout.method.once' }) }),
      disabled: isDisabled,
    })),
  ]
  return (
    <Section title={intl.formatMessage({ id: methods.length === 0 ? 'checkout.card' : 'checkout.method' })}>
      <Stack gap={4}>
        {methods.length > 0 && <RadioGroup label={intl.formatMessage({ id: 'checkout.method.label' })} options={options} value={method} onChange={(next) => onChange({ method: next, option: null })} name="method" />}
        <div hidden={method !== 'card'}>
          <Stack gap={4}>
            <Text tone="soft" size="small">{intl.formatMessage({ id: 'checkout.card.safe' })}</Text>
            {cardForm}
          </Stack>
        </div>
        {chosen && chosen.options.length > 1 && (
          <Select
            labelIs="shown"
            name="option"
            label={intl.formatMessage({ id: chosen.type === 'NB' ? 'checkout.method.bank' : 'checkout.method.wallet' })}
            options={[{ value: '', label: intl.formatMessage({ id: 'checkout.buyer.chooseRegion' }) }, ...chosen.options.map(({ id, name }) => ({ value: id, label: name }))]}
            value={draft.option ?? ''}
            onChange={(option) => onChange({ method, option: option || null })}
            disabled={isDisabled}
          />
        )}
        {chosen && <Text tone="soft" size="small">{intl.formatMessage({ id: chosen.type === 'UPI' ? 'checkout.method.upiNext' : 'checkout.method.bankNext' })}</Text>}
      </Stack>
    </Section>
  )
}

/** What is paid with at the gateway; null for the card provider, and while a bank has to be chosen. */
export function chosenMethod({ method, option }: MethodDraft, methods: GatewayMethod[]): GatewayOrder['method'] | null {
  const chosen = methods.find(({ type }) => type === method)
  const only = chosen?.options.length === 1 ? chosen.options[0]?.id : undefined
  const id = only ?? option
  return chosen && id ? { type: chosen.type, option: id } : null
}

/** Whether a plan paid that way can renew. */
export function canRenew({ method }: Pick<MethodDraft, 'method'>, methods: GatewayMethod[]): boolean {
  return methods.find(({ type }) => type === method)?.canRenew !== false
}
