import { brand } from '@ott/brand'
import { Heading, Inline, Link, Page, Section, Stack, Text } from '@ott/design-system'
import { localePath } from '@ott/i18n'
import { useLocale } from '../i18n/use-locale.ts'
import type { LegalText } from './static-pages.server.ts'

/** Terms or privacy policy: the date, the sections, and a link to the other one. */
export function LegalScreen({ text: { heading, lead, since, parts, contact }, otherHref }: { text: LegalText; otherHref: string }) {
  const choicesHref = localePath(useLocale(), '/privacy-choices')
  return (
    <Page width="form">
      <Stack gap={7}>
        <Stack gap={2}>
          <Heading level={1} size="page">{heading}</Heading>
          <Text tone="soft">{lead}</Text>
          <Text size="small" tone="soft">{since}</Text>
        </Stack>
        {parts.map(({ title, text, choices }) => (
          <Section key={title} title={title}>
            <Stack gap={3}>
              {text.map((paragraph) => <Text key={paragraph} tone="soft">{paragraph}</Text>)}
              {choices && <Text><Link href={choicesHref}>{choices}</Link></Text>}
            </Stack>
          </Section>
        ))}
        <Section title={contact.title}>
          <Text tone="soft">{contact.text}</Text>
          <Inline gap={5}>
            <Link href={`mailto:${brand.supportEmail}`}>{contact.mail}</Link>
            <Link href={otherHref}>{contact.other}</Link>
          </Inline>
        </Section>
      </Stack>
    </Page>
  )
}
