import { brand } from '@ott/brand'
import { Accordion, Heading, Inline, Link, Page, Section, Stack, Text } from '@ott/design-system'
import type { HelpText } from './about-texts.server.ts'

/** Questions and answers, open to everybody and without a script. */
export function HelpScreen({ text }: { text: HelpText }) {
  return (
    <Page width="form">
      <Stack gap={7}>
        <Stack gap={2}>
          <Heading level={1} size="page">{text.heading}</Heading>
          <Text tone="soft">{text.lead}</Text>
        </Stack>
        {text.groups.map(({ title, entries }) => (
          <Section key={title} title={title}>
            <Accordion
              items={entries.map(({ question, answer }) => ({
                title: question,
                content: <Stack gap={3}>{answer.map((paragraph) => <Text key={paragraph} tone="soft">{paragraph}</Text>)}</Stack>,
              }))}
            />
          </Section>
        ))}
        <Section title={text.contact.title}>
          <Text tone="soft">{text.contact.text}</Text>
          <Inline gap={5}>
            <Link href={`mailto:${brand.supportEmail}`}>{text.contact.mail}</Link>
            <Link href={brand.links.helpDesk}>{text.contact.helpDesk}</Link>
          </Inline>
        </Section>
      </Stack>
    </Page>
  )
}
