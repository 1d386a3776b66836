import { brand } from '@ott/brand'
import { Accordion, Heading, Inline, InstallPrompt, Link, Page, Section, Stack, Text } from '@ott/design-system'
import { useAtomValue } from 'jotai'
import { installAtom } from '../pwa/install-prompt.ts'
import type { HelpText } from './static-pages.server.ts'
import { MarkEnglish } from './mark-english.tsx'

/** Questions and answers, without sign-in and without scripts. */
export function HelpScreen({ text }: { text: HelpText }) {
  const install = useAtomValue(installAtom)
  return (
    <Page width="form">
      <Stack gap={7}>
        <Stack gap={2}>
          <Heading level={1} size="page">{text.heading}</Heading>
          <Text tone="soft">{text.lead}</Text>
        </Stack>
        {text.groups.map(({ id, title, entries }) => (
          <Section key={id} id={id} title={title}>
            <Accordion
              items={entries.map(({ question, answer }) => ({
                title: question,
                content: <Stack gap={3}>{answer.map((paragraph) => <Text key={paragraph} tone="soft">{paragraph}</Text>)}</Stack>,
              }))}
            />
          </Section>
        ))}
        {install.status !== 'installed' && (
          <InstallPrompt
            iconSrc="/icon.svg"
            title={text.install.title}
            text={text.install.text}
            how={install.status === 'offered' ? { label: text.install.ask, onChoose: install.prompt } : { byHand: <MarkEnglish>{text.install.byHand}</MarkEnglish> }}
          />
        )}
        <Section title={text.contact.title}>
          <Text tone="soft">{text.contact.text}</Text>
          <Inline gap={5}>
            <Link href={`mailto:${brand.supportEmail}`}>{text.contact.mail}</Link>
            {brand.links.helpDesk !== null && <Link href={brand.links.helpDesk}>{text.contact.helpDesk}</Link>}
          </Inline>
        </Section>
      </Stack>
    </Page>
  )
}
