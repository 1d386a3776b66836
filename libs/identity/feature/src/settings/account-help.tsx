import { brand } from '@ott/brand'
import { BookmarkIcon, Button, CardIcon, HelpIcon, LaptopIcon, Link, LockIcon, PersonIcon, Section, SlidersIcon, Stack, Text } from '@ott/design-system'
import { formatLocalDate } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import { SettingsList } from './settings-list.tsx'

/** `unknown` until the plan is loaded, and when loading failed. */
export type PlanStatus = 'unknown' | 'none' | { endsAt: Date; renews: boolean }

export interface AccountHelpProps {
  locale: Locale
  /** Support finds the account by it. */
  accountId: string
  plan: PlanStatus
  hasPreviews: boolean
  /** Whether parental control is offered in the user's country, or still on. */
  hasParentalControl: boolean
  hrefs: Record<'account' | 'playback' | 'parental' | 'devices' | 'plans' | 'mine' | 'help', string>
  onLogout: () => void
}

/** Help for signed-in users: links to all settings, and an email to support that names the account (ID-53). */
export function AccountHelp({ locale, accountId, plan, hasPreviews, hasParentalControl, hrefs, onLogout }: AccountHelpProps) {
  const intl = useIntl()
  const subject = intl.formatMessage({ id: 'accountHelp.subject' }, { account: accountId })
  const letter = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(intl.formatMessage({ id: 'accountHelp.body' }))}`
  const icons = { account: <PersonIcon />, devices: <LaptopIcon />, playback: <SlidersIcon />, parental: <LockIcon />, plans: <CardIcon />, mine: <BookmarkIcon />, help: <HelpIcon /> }
  const topics = (['account', 'devices', 'playback', 'parental', 'plans', 'mine', 'help'] as const).filter((topic) => hasParentalControl || topic !== 'parental')
  const links = topics.map((topic) => ({
    href: hrefs[topic],
    icon: icons[topic],
    name: intl.formatMessage({ id: topic === 'playback' && !hasPreviews ? 'accountHelp.spoilers' : `accountHelp.${topic}` }),
    text: topic === 'plans' ? planText(intl, locale, plan) : intl.formatMessage({ id: `accountHelp.${topic}.text` }),
  }))
  return (
    <Stack gap={7}>
      <Section title={intl.formatMessage({ id: 'accountHelp.topics' })}>
        <SettingsList entries={links} />
      </Section>
      <Section title={intl.formatMessage({ id: 'accountHelp.contact' })}>
        <Text tone="soft">{intl.formatMessage({ id: 'accountHelp.contact.text' })}</Text>
        <Text>{intl.formatMessage({ id: 'accountHelp.number' })} <Text as="strong">{accountId}</Text></Text>
        <Text><Link href={`mailto:${brand.supportEmail}?${letter}`}>{intl.formatMessage({ id: 'accountHelp.write' }, { mail: brand.supportEmail })}</Link></Text>
      </Section>
      <Section title={intl.formatMessage({ id: 'accountHelp.logOut' })}>
        <Text tone="soft">{intl.formatMessage({ id: 'accountHelp.logOut.text' })}</Text>
        <div><Button size="sm" onClick={onLogout}>{intl.formatMessage({ id: 'deviceLimit.logout' })}</Button></div>
      </Section>
    </Stack>
  )
}

function planText(intl: IntlShape, locale: Locale, plan: PlanStatus): string {
  if (plan === 'unknown') return intl.formatMessage({ id: 'accountHelp.plans.text' })
  if (plan === 'none') return intl.formatMessage({ id: 'accountHelp.plans.none' })
  const date = formatLocalDate(plan.endsAt, locale)
  return intl.formatMessage({ id: plan.renews ? 'accountHelp.plans.renews' : 'accountHelp.plans.ends' }, { date })
}
