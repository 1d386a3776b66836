import { allowed, isAsked } from '@ott/analytics'
import type { Consent, ConsentAction, Permissions } from '@ott/analytics'
import { brand } from '@ott/brand'
import { Banner, Button, Heading, Inline, Link, Page, Section, Stack, Switch, Text } from '@ott/design-system'
import { formatLocalDateTime, formatNumber, localeOf } from '@ott/i18n'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import { GlobalPrivacyControl } from './global-privacy-control.tsx'
import * as styles from './privacy-choices.css.ts'

export interface PrivacyChoicesProps {
  /** Null until it is loaded. */
  consent: Consent | null
  /** A child is asked for nothing, and nothing but the necessary is recorded (AN-7). */
  isKids: boolean
  policyHref: string
  onChange: (action: ConsentAction) => void
}

/** What may be recorded, by category. Every change applies at once (AN-33). */
export function PrivacyChoices({ consent, isKids, policyHref, onChange }: PrivacyChoicesProps) {
  const intl = useIntl()
  const product = brand.name[localeOf(intl.locale)]
  return (
    <Page width="form">
      <Stack gap={7}>
        <Stack gap={2}>
          <Heading level={1} size="page">{intl.formatMessage({ id: 'privacyChoices.heading' })}</Heading>
          <Text tone="soft">{intl.formatMessage({ id: 'privacyChoices.lead' }, { product })}</Text>
        </Stack>
        <Section title={intl.formatMessage({ id: 'privacyChoices.categories' })}>
          <Stack gap={5}>
            <Necessary />
            {isKids ? <Text tone="soft">{intl.formatMessage({ id: 'privacyChoices.kids' })}</Text> : <Optional consent={consent} onChange={onChange} />}
          </Stack>
        </Section>
        {!isKids && consent && <CurrentChoice consent={consent} onChange={onChange} />}
        <Text><Link href={policyHref}>{intl.formatMessage({ id: 'privacyChoices.policy' })}</Link></Text>
      </Stack>
    </Page>
  )
}

function Necessary() {
  const intl = useIntl()
  return (
    <div className={styles.necessary}>
      <div>
        <p>{intl.formatMessage({ id: 'privacyChoices.necessary' })}</p>
        <Text size="small" tone="soft">{intl.formatMessage({ id: 'privacyChoices.necessary.text' })}</Text>
      </div>
      <span className={styles.always}>{intl.formatMessage({ id: 'privacyChoices.always' })}</span>
    </div>
  )
}

const nothing: Permissions = { analytics: false, marketing: false }

function Optional({ consent, onChange }: Pick<PrivacyChoicesProps, 'consent' | 'onChange'>) {
  const intl = useIntl()
  const [isConfirming, setConfirming] = useState(false)
  const marketingSwitch = useRef<HTMLDivElement>(null)
  const permissions = consent ? allowed(consent) : nothing
  const choose = (change: Partial<Permissions>) => {
    setConfirming(false)
    onChange({ type: 'chosen', ...permissions, ...change, source: 'settings' })
  }
  const closeConfirmation = () => {
    setConfirming(false)
    marketingSwitch.current?.querySelector('input')?.focus()
  }
  const confirmed = () => {
    closeConfirmation()
    onChange({ type: 'marketingConfirmed', source: 'settings' })
  }
  return (
    <>
      <Switch
        label={intl.formatMessage({ id: 'privacyChoices.analytics' })}
        hint={intl.formatMessage({ id: 'privacyChoices.analytics.text' })}
        checked={permissions.analytics}
        disabled={consent === null}
        onChange={(analytics) => choose({ analytics })}
      />
      <Stack gap={3}>
        <div ref={marketingSwitch}>
          <Switch
            label={intl.formatMessage({ id: 'privacyChoices.marketing' })}
            hint={intl.formatMessage({ id: 'privacyChoices.marketing.text' })}
            checked={permissions.marketing}
            disabled={consent === null}
            onChange={(marketing) => (marketing && consent?.policy.hasGpc ? setConfirming(true) : choose({ marketing }))}
          />
        </div>
        <div role="status">
          {isConfirming && (
            <div className={styles.confirmation}>
              <Text size="small">{intl.formatMessage({ id: 'privacyChoices.confirm.text' })}</Text>
              <Inline>
                <Button size="sm" onClick={closeConfirmation}>{intl.formatMessage({ id: 'privacyChoices.confirm.no' })}</Button>
                <Button size="sm" onClick={confirmed}>{intl.formatMessage({ id: 'privacyChoices.confirm.yes' })}</Button>
              </Inline>
            </div>
          )}
        </div>
      </Stack>
    </>
  )
}

function CurrentChoice({ consent, onChange }: { consent: Consent } & Pick<PrivacyChoicesProps, 'onChange'>) {
  const intl = useIntl()
  const { choice, policy } = consent
  // The choice that was there when the page opened was not saved just now.
  const [idAtFirst] = useState(choice?.id)
  const isSaved = choice !== null && choice.id !== idAtFirst
  const { analytics, marketing } = allowed(consent)
  return (
    <Section title={intl.formatMessage({ id: 'privacyChoices.current' })}>
      <Stack gap={4}>
        {policy.hasGpc && <Banner tone="info"><FormattedMessage id="privacyChoices.gpc" values={{ gpc: <GlobalPrivacyControl /> }} /></Banner>}
        <Text tone="soft">{describeChoice(intl, consent)}</Text>
        <div><Button onClick={() => onChange({ type: 'withdrawn', source: 'settings' })}>{intl.formatMessage({ id: 'privacyChoices.withdraw' })}</Button></div>
        <div role="status">
          {isSaved && <Text size="small" tone="soft">{intl.formatMessage({ id: 'privacyChoices.saved' }, { analytics: String(analytics), marketing: String(marketing) })}</Text>}
        </div>
      </Stack>
    </Section>
  )
}

function describeChoice(intl: IntlShape, consent: Consent): string {
  const { choice, policy } = consent
  if (choice === null) return intl.formatMessage({ id: allowed(consent).analytics ? 'privacyChoices.none.optOut' : 'privacyChoices.none.optIn' })
  const values = { date: formatLocalDateTime(new Date(choice.at), intl.locale), version: formatNumber(choice.version, intl.locale, true) }
  if (!isAsked(consent)) return intl.formatMessage({ id: 'privacyChoices.stored' }, values)
  return intl.formatMessage({ id: choice.version === policy.version ? 'privacyChoices.overruled' : 'privacyChoices.outdated' }, values)
}
