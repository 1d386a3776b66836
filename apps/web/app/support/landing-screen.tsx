import { pageQuery } from '@ott/api-client'
import { PlanComparison, usePlans } from '@ott/billing-feature'
import { ModuleRow } from '@ott/catalogue-feature'
import { Button, Columns, Heading, Landing, Link, Page, Section, Stack, Text } from '@ott/design-system'
import { apiLanguage, localePath } from '@ott/i18n'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { loginPath } from '../routing/paths.ts'
import { apiClient } from '../api/client.ts'
import { useAuth } from '../auth/use-auth.ts'
import { DeferredMessages } from '../i18n/lazy-with-messages.tsx'
import { useLocale } from '../i18n/use-locale.ts'
import type { WelcomeText } from './static-pages.server.ts'

/** For new visitors, without sign-in: the service, some of its titles, and the prices (BIL-6). */
export function LandingScreen({ text }: { text: WelcomeText }) {
  const locale = useLocale()
  const { data } = useQuery(pageQuery(apiClient, 'home', apiLanguage(locale)))
  const { status } = useAuth()
  const { plans, retry } = usePlans(apiClient, locale)
  const firstLook = data?.modules.find(({ kind }) => kind === 'tray')
  const pictures = data?.modules.find(({ kind }) => kind === 'hero')?.cards[0]?.pictures
  const home = localePath(locale, '/')
  return (
    <>
      <Landing
        title={text.heading}
        lead={text.lead}
        actions={
          <>
            <Button variant="primary" size="lg" href={home}>{text.start}</Button>
            {status === 'loggedOut' && <Button size="lg" href={loginPath(locale, home)}>{text.signIn}</Button>}
          </>
        }
        pictureSrc={pictures?.hero ?? pictures?.landscape}
        tallPictureSrc={pictures?.tall}
      />
      <Page>
        <Columns>
          {text.points.map((point) => (
            <Stack key={point.title} gap={2}>
              <Heading level={2} size="section">{point.title}</Heading>
              <Text tone="soft">{point.text}</Text>
            </Stack>
          ))}
        </Columns>
      </Page>
      {firstLook && <ModuleRow module={{ ...firstLook, title: text.titles, seeAll: null }} />}
      <Page>
        <Stack gap={7}>
          <Section title={text.prices}>
            <Suspense>
              <DeferredMessages><PlanComparison plans={plans} onRetry={retry} /></DeferredMessages>
            </Suspense>
          </Section>
          <Section title={text.questions}>
            <Text><Link href={localePath(locale, '/help')}>{text.help}</Link></Text>
          </Section>
        </Stack>
      </Page>
    </>
  )
}
