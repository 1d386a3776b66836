import { Link, Section, Stack, Text } from '@ott/design-system'
import { useIntl } from 'react-intl'

/** Leads from the account's settings to the privacy choices, which belong to the browser. */
export function PrivacySettings({ href }: { href: string }) {
  const intl = useIntl()
  return (
    <Section title={intl.formatMessage({ id: 'privacyChoices.heading' })}>
      <Stack gap={2}>
        <Text tone="soft">{intl.formatMessage({ id: 'privacyChoices.settings.text' })}</Text>
        <Text><Link href={href}>{intl.formatMessage({ id: 'privacyChoices.settings.open' })}</Link></Text>
      </Stack>
    </Section>
  )
}
