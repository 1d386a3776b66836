import type { CouponOutcome, CouponRefusal } from '@ott/api-client'
import { normalizeCouponCode } from '@ott/billing'
import { Banner, Button, Inline, Stack, Text, TextField } from '@ott/design-system'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'

interface CouponFieldProps {
  /** The coupon that counts. */
  code: string | null
  /** Why the coupon that counted before does not any more. */
  lost: string | null
  isDisabled: boolean
  check: (code: string) => Promise<CouponOutcome>
  onChange: (code: string | null) => void
}

type Editing = { status: 'folded' } | { status: 'open'; text: string; refusal: CouponRefusal | null } | { status: 'checking'; text: string }

/** A coupon behind a button: apply, replace, remove (BIL-43). */
export function CouponField({ code, lost, isDisabled, check, onChange }: CouponFieldProps) {
  const intl = useIntl()
  const [editing, setEditing] = useState<Editing>({ status: 'folded' })
  const field = useRef<HTMLInputElement>(null)
  const open = (text: string) => setEditing({ status: 'open', text, refusal: null })
  if (editing.status === 'folded') {
    return (
      <Stack gap={2}>
        {lost !== null && <Banner tone="warning">{intl.formatMessage({ id: 'checkout.coupon.lost' }, { code: lost })}</Banner>}
        {code === null
          ? <div><Button size="sm" disabled={isDisabled} onClick={() => open('')}>{intl.formatMessage({ id: 'checkout.coupon.add' })}</Button></div>
          : (
            <Inline gap={3}>
              <span role="status"><Text as="span" strong>{intl.formatMessage({ id: 'checkout.coupon.applied' }, { code })}</Text></span>
              <Button size="sm" disabled={isDisabled} onClick={() => open(code)}>{intl.formatMessage({ id: 'checkout.coupon.replace' })}</Button>
              <Button size="sm" disabled={isDisabled} onClick={() => onChange(null)}>{intl.formatMessage({ id: 'checkout.coupon.remove' })}</Button>
            </Inline>
          )}
      </Stack>
    )
  }
  const { text } = editing
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const typed = normalizeCouponCode(text)
    if (typed === '' || editing.status === 'checking') return field.current?.focus()
    setEditing({ status: 'checking', text })
    const outcome = await check(typed)
    if (outcome.ok) {
      onChange(typed)
      return setEditing({ status: 'folded' })
    }
    setEditing({ status: 'open', text, refusal: outcome })
    field.current?.focus()
    field.current?.select()
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={3}>
        <TextField
          ref={field}
          autoFocus
          name="coupon"
          label={intl.formatMessage({ id: 'checkout.coupon.label' })}
          value={text}
          onChange={open}
          readOnly={editing.status === 'checking'}
          error={editing.status === 'open' && editing.refusal ? refusalText(intl, editing.refusal) : undefined}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
        />
        <Inline gap={3}>
          <Button type="submit" loading={editing.status === 'checking'}>{intl.formatMessage({ id: 'checkout.coupon.apply' })}</Button>
          <Button variant="tertiary" onClick={() => setEditing({ status: 'folded' })}>{intl.formatMessage({ id: 'checkout.coupon.cancel' })}</Button>
        </Inline>
      </Stack>
    </form>
  )
}

function refusalText(intl: IntlShape, refusal: CouponRefusal): string {
  const plans = refusal.error === 'notForPlan' ? refusal.plans : []
  return intl.formatMessage({ id: `checkout.coupon.error.${refusal.error}` }, { count: plans.length, plans: intl.formatList(plans, { type: 'disjunction' }) })
}
