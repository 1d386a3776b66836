import type { Country } from '@ott/api-client'
import { Combobox, TextField } from '@ott/design-system'
import type { ComboboxOption } from '@ott/design-system'
import { digitsOf, otherLocale } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import type { PhoneInput } from '@ott/identity'
import { useMemo } from 'react'
import type { RefObject } from 'react'
import { useIntl } from 'react-intl'
import * as styles from './phone-field.css.ts'
import { formatPhoneInput, caretAfterDigits, readTyped } from './phone-input-format.ts'

interface PhoneFieldProps {
  typed: PhoneInput
  countries: readonly Country[]
  locale: Locale
  onTyped: (typed: PhoneInput) => void
  numberField: RefObject<HTMLInputElement | null>
  error?: string
  disabled?: boolean
}

/** A country and a national number, grouped while typing as the country writes it. */
export function PhoneField({ typed, countries, locale, onTyped, numberField, error, disabled }: PhoneFieldProps) {
  const intl = useIntl()
  const label = intl.formatMessage({ id: 'login.mobileNumber' })
  const options = useMemo(() => optionsOf(countries, locale), [countries, locale])

  /** React moves the caret to the end after regrouping; this moves it back to its digit. */
  const numberTyped = (text: string) => {
    const field = numberField.current
    const before = digitsOf(text.slice(0, field?.selectionStart ?? text.length)).length
    const next = readTyped(text, typed.country, countries)
    onTyped(next)
    if (!field || text.startsWith('+') !== next.national.startsWith('+')) return
    queueMicrotask(() => {
      const place = caretAfterDigits(field.value, before)
      field.setSelectionRange(place, place)
    })
  }

  return (
    <div className={styles.group}>
      <span className={styles.label} aria-hidden="true">{label}</span>
      <div className={styles.fields}>
        <Combobox
          label={intl.formatMessage({ id: 'login.country' })}
          searchLabel={intl.formatMessage({ id: 'login.searchCountry' })}
          emptyText={intl.formatMessage({ id: 'login.noCountry' })}
          options={options}
          value={typed.country}
          onChange={(country) => onTyped({ ...typed, country })}
          disabled={disabled}
        />
        <TextField
          ref={numberField}
          label={label}
          labelIs="read"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national webauthn"
          required
          value={formatPhoneInput(typed)}
          onChange={numberTyped}
          error={error}
          readOnly={disabled}
        />
      </div>
    </div>
  )
}

/** The user's country is first; the search matches its code and its names in both languages. */
function optionsOf(countries: readonly Country[], locale: Locale): ComboboxOption[] {
  const elsewhere = new Intl.DisplayNames(otherLocale(locale), { type: 'region' })
  return countries
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
    .map(({ code, name, phoneCode }) => ({
      value: code,
      label: name,
      note: `+${phoneCode}`,
      keywords: `${code} ${elsewhere.of(code) ?? ''}`,
    }))
}
