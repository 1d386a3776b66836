import { brand } from '@ott/brand'
import { Accordion, Columns, EmptyState, Heading, Inline, InstallPrompt, Link, Page, SearchField, Section, Stack, Text, VisuallyHidden } from '@ott/design-system'
import { formatNumber, localePath } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { installAtom } from '../pwa/install-prompt.ts'
import type { HelpText } from './static-pages.server.ts'
import { searchHelp } from './help-search.ts'
import { MarkEnglish } from './mark-english.tsx'

/** This few answers open at once. */
const maxOpen = 3

/** Questions and answers, without sign-in and without scripts; `search` is the term of the URL. */
export function HelpScreen({ text, locale, languageTag, search }: { text: HelpText; locale: Locale; languageTag: string; search: string }) {
  const install = useAtomValue(installAtom)
  const [term, setTerm] = useState(search)
  const field = useRef<HTMLInputElement>(null)
  const isSearching = term.trim() !== ''
  const groups = searchHelp(text.groups, term)
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  const clear = () => {
    if (field.current) field.current.value = ''
    field.current?.focus()
    setTerm('')
  }
  return (
    <Page>
      <Stack gap={7}>
        <Stack gap={2}>
          <Heading level={1} size="page">{text.heading}</Heading>
          <Text tone="soft">{text.lead}</Text>
        </Stack>
        <SearchField
          ref={field}
          action={localePath(locale, '/help')}
          name="search"
          label={text.search.label}
          placeholder={text.search.placeholder}
          submitLabel={text.search.submit}
          defaultValue={search}
          clear={isSearching ? { href: localePath(locale, '/help'), label: text.search.clear } : undefined}
          onType={setTerm}
          onSubmit={setTerm}
          onClear={clear}
        />
        <Section title={text.contact.title}>
          <Text tone="soft">{text.contact.text}</Text>
          <Inline gap={5}>
            <Link href={`mailto:${brand.supportEmail}`}>{text.contact.mail}</Link>
            {brand.links.helpDesk !== null && <Link href={brand.links.helpDesk}>{text.contact.helpDesk}</Link>}
          </Inline>
        </Section>
        <VisuallyHidden><span role="status">{isSearching && (count > 0 ? `${text.search.found} ${formatNumber(count, languageTag)}` : text.search.none)}</span></VisuallyHidden>
        {count === 0 && <EmptyState title={text.search.none} text={text.search.noneText} />}
        <Columns>
          {groups.map(({ id, title, entries }) => (
            <Section key={id} id={id} title={title}>
              <Accordion
                items={entries.map(({ question, answer }) => ({
                  title: question,
                  content: <Stack gap={3}>{answer.map((paragraph) => <Text key={paragraph} tone="soft">{paragraph}</Text>)}</Stack>,
                  open: isSearching && count <= maxOpen,
                }))}
              />
            </Section>
          ))}
        </Columns>
        {install.status !== 'installed' && (
          <InstallPrompt
            iconSrc="/icon.svg"
            title={text.install.title}
            text={text.install.text}
            how={install.status === 'offered' ? { label: text.install.ask, onChoose: install.prompt } : { byHand: <MarkEnglish>{text.install.byHand}</MarkEnglish> }}
          />
        )}
        <Section id="grievance" title={text.grievance.title}>
          <Stack gap={3}>
            <Text tone="soft">{text.grievance.text}</Text>
            <Text>{text.grievance.officer}</Text>
            <Text tone="soft">{text.grievance.postalAddress}</Text>
            <Text><Link href={`mailto:${text.grievance.email}`}>{text.grievance.email}</Link></Text>
          </Stack>
        </Section>
      </Stack>
    </Page>
  )
}
