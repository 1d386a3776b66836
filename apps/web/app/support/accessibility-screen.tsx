import { sendFeedback } from '@ott/api-client'
import { brand } from '@ott/brand'
import { Heading, Inline, Link, Page, Section, Stack, Text } from '@ott/design-system'
import { apiLanguage, localePath } from '@ott/i18n'
import { FeedbackForm } from '@ott/identity-feature'
import { Suspense } from 'react'
import { apiClient } from '../api/client.ts'
import { DeferredMessages } from '../i18n/lazy-with-messages.tsx'
import { useLocale } from '../i18n/use-locale.ts'
import type { AccessibilityText } from './static-pages.server.ts'
import type { FeedbackResult } from './feedback-action.server.ts'
import { MarkEnglish } from './mark-english.tsx'

/** The anchor of the form, to which it returns without scripts. */
const formId = 'tell'

/** The accessibility statement, its known gaps, and a feedback form or mail link to report a barrier. */
export function AccessibilityScreen({ text, result }: { text: AccessibilityText; result?: FeedbackResult }) {
  const { heading, lead, aim, helps, missing, contact } = text
  const locale = useLocale()
  const mailUrl = `mailto:${brand.supportEmail}?subject=${encodeURIComponent(contact.subject)}&body=${encodeURIComponent(contact.body)}`
  return (
    <Page width="form">
      <Stack gap={7}>
        <Stack gap={2}>
          <Heading level={1} size="page">{heading}</Heading>
          <Text tone="soft">{lead}</Text>
        </Stack>
        <Section title={aim.title}>
          <Text tone="soft"><MarkEnglish>{aim.text}</MarkEnglish></Text>
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
        <Section id={formId} title={contact.title}>
          <Text tone="soft">{contact.text}</Text>
          <Suspense>
            <DeferredMessages>
              <FeedbackForm action={`#${formId}`} before={result} onSend={(feedback) => sendFeedback(apiClient, feedback, apiLanguage(locale))} />
            </DeferredMessages>
          </Suspense>
          <Inline gap={5}>
            <Link href={mailUrl}>{contact.mail}</Link>
            <Link href={localePath(locale, '/help')}>{contact.help}</Link>
          </Inline>
        </Section>
      </Stack>
    </Page>
  )
}
