import { brand } from '@ott/brand'
import { countriesQuery } from '@ott/api-client'
import type { Call, Country } from '@ott/api-client'
import { Button, Link, Stack, Text } from '@ott/design-system'
import { apiLanguage } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { readPhoneNumber } from '@ott/identity'
import type { LoginDialog } from '@ott/identity'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent, ReactNode, RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PhoneField } from './phone-field.tsx'
import { signInWords } from './sign-in-words.ts'
import type { Login } from './use-login.ts'

export interface MobileStepProps {
  state: Extract<LoginDialog, { step: 'identify' | 'sending' }>
  login: Login
  call: Call
  locale: Locale
  /** The country to begin with, when it is known. */
  country?: string
  numberField: RefObject<HTMLInputElement | null>
}

export function MobileStep({ state, login, call, locale, country, numberField }: MobileStepProps) {
  const intl = useIntl()
  const countries = useCountries(call, locale)
  const typed = { ...state.typed, country: state.typed.country || firstCountry(countries, country) }
  const number = readPhoneNumber(typed.national, typed.country)
  const isSending = state.step === 'sending'
  const error = state.step === 'identify' ? state.error : undefined

  const submitted = async (event: FormEvent) => {
    event.preventDefault()
    if (!number || isSending) return
    await login.send(number)
    numberField.current?.focus()
  }

  return (
    <form onSubmit={(event) => void submitted(event)} noValidate>
      <Stack gap={5}>
        <PhoneField
          typed={typed}
          countries={countries}
          locale={locale}
          onTyped={login.typed}
          numberField={numberField}
          takesFocus={login.sends > 0}
          error={error && error.kind !== 'startAgain' ? signInWords(intl, error) : undefined}
          disabled={isSending}
        />
        <Button type="submit" variant="primary" wide disabled={!number} loading={isSending}>
          {intl.formatMessage({ id: 'login.send' })}
        </Button>
        <Text size="micro" tone="soft">
          <FormattedMessage id="login.consent" values={{ terms: linkTo(brand.links.terms), privacy: linkTo(brand.links.privacy) }} />
        </Text>
        <Stack centre>
          <Text size="small" as="div">
            <Link href={brand.links.helpDesk} target="_blank" rel="noopener">{intl.formatMessage({ id: 'login.help' })}</Link>
          </Text>
        </Stack>
      </Stack>
    </form>
  )
}

const linkTo = (href: string) => function ExternalLink(words: ReactNode[]) {
  return <Link key={href} href={href} target="_blank" rel="noopener">{words}</Link>
}

/** Where nothing is known of the viewer's country, and while the list is on its way (ID-5). */
const homeCountry = { code: 'IN', phoneCode: '91' }

function useCountries(call: Call, locale: Locale): readonly Country[] {
  const { data } = useQuery(countriesQuery(call, apiLanguage(locale)))
  if (data && data.length > 0) return data
  const name = new Intl.DisplayNames(locale, { type: 'region' }).of(homeCountry.code) ?? homeCountry.code
  return [{ ...homeCountry, name, isCurrent: true }]
}

function firstCountry(countries: readonly Country[], wanted?: string): string {
  const codes = countries.map(({ code }) => code)
  const current = countries.find(({ isCurrent }) => isCurrent)?.code
  return [wanted, current, homeCountry.code].find((code) => code && codes.includes(code)) ?? codes[0] ?? homeCountry.code
}
