import type { Buyer } from '@ott/api-client'
import { indianRegions, isPinCode } from '@ott/billing'
import { Section, Select, Stack, Text, TextField } from '@ott/design-system'
import { toAsciiDigits } from '@ott/i18n'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'

interface BuyerFormProps {
  buyer: Buyer
  /** Errors are shown once the user has tried to pay. */
  showsErrors: boolean
  isDisabled: boolean
  onChange: (buyer: Buyer) => void
}

type BuyerField = keyof Buyer

/** Fields that an Indian invoice needs and that are missing or malformed, in their order on the page (BIL-44). */
export function incompleteFields({ name, postalCode, region }: Buyer): BuyerField[] {
  return [
    ...(name.trim() === '' ? ['name' as const] : []),
    ...(isPinCode(postalCode) ? [] : ['postalCode' as const]),
    ...(region === '' ? ['region' as const] : []),
  ]
}

/** Name, PIN code and state, which an Indian invoice names. */
export function BuyerForm({ buyer, showsErrors, isDisabled, onChange }: BuyerFormProps) {
  const intl = useIntl()
  const missing = showsErrors ? incompleteFields(buyer) : []
  const errorOf = (field: BuyerField) => (missing.includes(field) ? intl.formatMessage({ id: `checkout.buyer.missing.${field}` }) : undefined)
  const fields = { name: useRef<HTMLInputElement>(null), postalCode: useRef<HTMLInputElement>(null), region: useRef<HTMLSelectElement>(null) }
  const first = showsErrors ? missing[0] : undefined
  useEffect(() => {
    if (first) fields[first].current?.focus()
    // Only the press moves the focus, not the typing that mends a field.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [showsErrors])
  const regions = indianRegions
    .map((value) => ({ value, label: intl.formatMessage({ id: `checkout.region.${value}` }) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, intl.locale))
  return (
    <Section title={intl.formatMessage({ id: 'checkout.buyer' })}>
      <Stack gap={4}>
        <Text tone="soft" size="small">{intl.formatMessage({ id: 'checkout.buyer.why' })}</Text>
        <TextField
          ref={fields.name}
          name="name"
          label={intl.formatMessage({ id: 'checkout.buyer.name' })}
          value={buyer.name}
          onChange={(name) => onChange({ ...buyer, name })}
          error={errorOf('name')}
          disabled={isDisabled}
          maxLength={100}
          autoComplete="name"
          required
        />
        <TextField
          ref={fields.postalCode}
          name="postal-code"
          label={intl.formatMessage({ id: 'checkout.buyer.postalCode' })}
          value={buyer.postalCode}
          onChange={(text) => onChange({ ...buyer, postalCode: toAsciiDigits(text).replace(/\D/g, '').slice(0, 6) })}
          error={errorOf('postalCode')}
          disabled={isDisabled}
          inputMode="numeric"
          autoComplete="postal-code"
          required
        />
        <Select
          ref={fields.region}
          name="region"
          labelIs="shown"
          label={intl.formatMessage({ id: 'checkout.buyer.region' })}
          options={[{ value: '', label: intl.formatMessage({ id: 'checkout.buyer.chooseRegion' }) }, ...regions]}
          value={buyer.region}
          onChange={(region) => onChange({ ...buyer, region })}
          error={errorOf('region')}
          disabled={isDisabled}
          autoComplete="address-level1"
        />
      </Stack>
    </Section>
  )
}
