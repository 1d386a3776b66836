import { giftLengths, giftPrice } from '@ott/billing'
import type { Plan } from '@ott/billing'
import { RadioGroup, Section, Stack } from '@ott/design-system'
import { formatMoney } from '@ott/i18n'
import { useIntl } from 'react-intl'

interface GiftChoiceProps {
  /** Those that can be given. */
  plans: Plan[]
  plan: Plan
  months: number
  isDisabled: boolean
  onChange: (changes: { planIdentifier: string } | { months: number }) => void
}

/** Which plan, and how long. Each length has its price (BIL-100). */
export function GiftChoice({ plans, plan, months, isDisabled, onChange }: GiftChoiceProps) {
  const intl = useIntl()
  const hintOf = (length: number) => {
    const price = giftPrice(plan.price, plan.period, length)
    return price ? { hint: formatMoney(price, intl.locale) } : {}
  }
  return (
    <Section title={intl.formatMessage({ id: 'gift.what' })}>
      <Stack gap={6}>
        <RadioGroup
          name="gift-plan"
          label={intl.formatMessage({ id: 'checkout.done.plan' })}
          options={plans.map(({ identifier, title, description }) => ({ value: identifier as string, label: title, ...(description && { hint: description }), disabled: isDisabled }))}
          value={plan.identifier}
          onChange={(planIdentifier) => onChange({ planIdentifier })}
        />
        <RadioGroup
          name="gift-months"
          label={intl.formatMessage({ id: 'gift.length' })}
          options={giftLengths(plan.period).map((length) => ({ value: String(length), label: intl.formatMessage({ id: 'gift.months' }, { months: length }), ...hintOf(length), disabled: isDisabled }))}
          value={String(months)}
          onChange={(value) => onChange({ months: Number(value) })}
        />
      </Stack>
    </Section>
  )
}
