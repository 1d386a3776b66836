import type { ParentalSettings } from '@ott/api-client'
import { Banner, Button, CodeInput, Inline, RadioGroup, Stack, Text } from '@ott/design-system'
import { isCompleteOtp, pinLength } from '@ott/identity'
import type { SignInError } from '@ott/identity'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import { signInErrorMessage } from '../sign-in/sign-in-error-message.ts'

export type AgeRating = ParentalSettings['ageRating']

interface ParentalFormProps {
  /** From suitable for everyone to adults only. */
  ratings: readonly AgeRating[]
  known: Omit<ParentalSettings, 'pin'> | null
  isSending: boolean
  error?: SignInError
  onSubmit: (settings: ParentalSettings) => void
  onCancel: () => void
}

/** PIN, level and mode. What would hide everything is refused here, as at the server (PAR-3). */
export function ParentalForm({ ratings, known, isSending, error, onSubmit, onCancel }: ParentalFormProps) {
  const intl = useIntl()
  const [pin, setPin] = useState('')
  const [ageRating, setAgeRating] = useState<AgeRating>(known?.ageRating ?? ratings[2]!)
  const [restrictedTitles, setRestrictedTitles] = useState(known?.restrictedTitles ?? 'ask')
  const [isTried, setTried] = useState(false)
  const hidesAll = ageRating === ratings[0] && restrictedTitles === 'hide'
  const isPinMissing = !isCompleteOtp(pin, pinLength)
  const submitted = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isPinMissing && !hidesAll && !isSending) onSubmit({ pin, ageRating, restrictedTitles })
  }
  return (
    <form onSubmit={submitted} noValidate>
      <Stack gap={6}>
        {error && <Banner tone="error">{signInErrorMessage(intl, error)}</Banner>}
        <Text tone="soft">{intl.formatMessage({ id: 'parental.intro' })}</Text>
        <CodeInput
          length={pinLength}
          label={intl.formatMessage({ id: known ? 'parental.newPin' : 'parental.pin' })}
          boxLabel={(box) => intl.formatMessage({ id: 'parental.digit' }, { box, length: pinLength })}
          onChange={setPin}
          error={isTried && isPinMissing ? intl.formatMessage({ id: 'parental.pinMissing' }) : undefined}
          masked
          autoFocus
        />
        <RadioGroup label={intl.formatMessage({ id: 'parental.level' })} options={ratings.map((rating) => ({ value: rating, label: levelLabel(intl, ratings, rating) }))} value={ageRating} onChange={setAgeRating} />
        <RadioGroup
          label={intl.formatMessage({ id: 'parental.titles' })}
          options={(['ask', 'hide'] as const).map((mode) => ({ value: mode, label: intl.formatMessage({ id: `parental.${mode}` }), hint: intl.formatMessage({ id: `parental.${mode}.text` }) }))}
          value={restrictedTitles}
          onChange={setRestrictedTitles}
          error={hidesAll ? intl.formatMessage({ id: 'parental.hidesAll' }) : undefined}
        />
        <Inline gap={3}>
          <Button type="submit" variant="primary" loading={isSending}>{intl.formatMessage({ id: 'parental.continue' })}</Button>
          <Button variant="tertiary" onClick={onCancel}>{intl.formatMessage({ id: 'parental.cancel' })}</Button>
        </Inline>
      </Stack>
    </form>
  )
}

/** "U/A 13+ up"; the lowest covers every title, the highest only itself. */
function levelLabel(intl: IntlShape, ratings: readonly AgeRating[], rating: AgeRating): string {
  if (rating === ratings[0]) return intl.formatMessage({ id: 'parental.level.U' }, { rating })
  if (rating === ratings.at(-1)) return intl.formatMessage({ id: 'parental.level.top' }, { rating })
  return intl.formatMessage({ id: 'parental.levelFrom' }, { rating })
}
