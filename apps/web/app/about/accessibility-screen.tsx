import { brand } from '@ott/brand'
import { Heading, Inline, Link, Page, Section, Stack, Text } from '@ott/design-system'
import { localePath } from '@ott/i18n'
import { useLocale } from '../words/use-locale.ts'
import type { AccessibilityText } from './about-texts.server.ts'

/** What is done for everybody to get along here, what is not good yet, and a letter begun for whoever meets a barrier. */
export function AccessibilityScreen({ text: { heading, lead, aim, helps, missing, contact } }: { text: AccessibilityText }) {
  const locale = useLocale()
  const letter = `subject=${encodeURIComponent(contact.subject)}&body=${encodeURIComponent(contact.body)}`
  return (
    <Page width="form">
      <Stack gap={7}>
        <Stack gap={2}>
          <Heading level={1} size="page">{heading}</Heading>
          <Text tone="soft">{lead}</Text>
        </Stack>
        <Section title={aim.title}>
          <Text tone="soft">{aim.text}</Text>
        </Section>
        <Section title={helps.title}>
          <Stack gap={4}>
            {helps.points.map(({ name, text }) => (
              <Stack key={name} gap={1}>
                <Heading level={3} size="body">{name}</Heading>
                <Text tone="soft">{text}</Text>
              </Stack>
            ))}
          </Stack>
        </Section>
        <Section title={missing.title}>
          <Stack gap={3}>{missing.points.map((point) => <Text key={point} tone="soft">{point}</Text>)}</Stack>
        </Section>
        <Section title={contact.title}>
          <Text tone="soft">{contact.text}</Text>
          <Inline gap={5}>
            <Link href={`mailto:${brand.supportEmail}?${letter}`}>{contact.mail}</Link>
            <Link href={localePath(locale, '/help')}>{contact.help}</Link>
          </Inline>
        </Section>
      </Stack>
    </Page>
  )
}
