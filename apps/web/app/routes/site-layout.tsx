import { PageSkeleton } from '@ott/catalogue-feature'
import { NavigationProgress, SkeletonSwitch, SkipLink, RowScrollStates } from '@ott/design-system'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { hasAction } from '../auth/pending-action.ts'
import { useAuth } from '../auth/use-auth.ts'
import { rowScrollStates } from '../browse/row-scroll-state.ts'
import { ErrorScreen } from '../errors/error-screen.tsx'
import { LanguagePrompt } from '../i18n/language-prompt.tsx'
import { lazyWithMessages } from '../i18n/lazy-with-messages.tsx'
import { SiteFooter } from '../layout/footer.tsx'
import { SiteHeader } from '../layout/header.tsx'
import { useLanguageSwitchHref } from '../layout/language-switch.tsx'
import { usePendingPage } from '../layout/pending-page.ts'
import type { PendingPage } from '../layout/pending-page.ts'
import { SiteTabBar } from '../layout/tab-bar.tsx'
import { enqueueIdle, afterFirstInteraction } from '../performance/index.ts'
import { useIsEnabled } from '../platform/feature-flags.ts'
import { useRootData } from '../root-data.ts'
import { RouteLayer, useLayers } from '../routing/layers.tsx'
import { matchPage } from '../routing/pages.ts'
import type { PageHandle } from '../routing/pages.ts'
import { pathOf } from '../routing/paths.ts'
import { TitleModalOutlet } from '../title/title-modal-outlet.tsx'
import type { Route } from './+types/site-layout.ts'

const IdleMounts = lazyWithMessages(() => import('../layout/idle-mounts.tsx'), { defer: enqueueIdle })
const PhonePromptGate = lazyWithMessages(() => import('../layout/phone-prompt-gate.tsx'))
const RouteAnnouncer = lazyWithMessages(() => import('../layout/route-announcer.tsx'), { defer: afterFirstInteraction })

/** Header, footer and tab bar around every page but the player, and a modal over the page it was opened from. */
export default function SiteLayout() {
  const { page, modal } = useLayers()
  const pending = usePendingPage()
  const { pathname, state } = useLocation()
  const { status } = useAuth()
  const hasPhonePrompt = useIsEnabled('mobileCode') && status === 'loggedIn'
  const { allowsPrompts = false } = matchPage(pathname).handle
  return (
    <>
      {/* Before the page, so that Tab reaches the question for consent first. */}
      <IdleMounts />
      <Chrome page={matchPage(pathOf(page.path)).handle} pending={pending}>
        <RowScroll path={page.path}><RouteLayer {...page} /></RowScroll>
        <TitleModalOutlet />
        {modal && <RouteLayer {...modal} />}
      </Chrome>
      {hasPhonePrompt && <PhonePromptGate isAllowed={allowsPrompts && modal === null && !hasAction(state)} />}
    </>
  )
}

/** A temporary error has `retry-after`. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {}

/** The error page has its header and footer, so the user can go on. */
export function ErrorBoundary() {
  return <Chrome page={null} pending={usePendingPage()}><ErrorScreen /></Chrome>
}

function RowScroll({ path, children }: { path: string; children: ReactNode }) {
  const states = useMemo(() => rowScrollStates(path), [path])
  return <RowScrollStates value={states}>{children}</RowScrollStates>
}

/** A click on the navigation marks its item at once (WEB-80); a page that takes long replaces the current one by its skeleton. */
function Chrome({ page, pending, children }: { page: PageHandle | null; pending: PendingPage | null; children: ReactNode }) {
  const intl = useIntl()
  const { year } = useRootData()!
  const nav = (pending ? pending.handle : page)?.nav
  const skeleton = pending?.skeleton ?? null
  return (
    <>
      <SkipLink>{intl.formatMessage({ id: 'app.skip' })}</SkipLink>
      {pending && <NavigationProgress label={intl.formatMessage({ id: 'app.loading' })} />}
      <LanguagePrompt href={useLanguageSwitchHref()} />
      <SiteHeader nav={nav} overHero={skeleton ? skeleton === 'hero' : page?.hasHero ?? false} />
      <main id="main" tabIndex={-1} aria-busy={pending !== null}>
        <SkeletonSwitch skeleton={skeleton && <PageSkeleton content={skeleton} />}>{children}</SkeletonSwitch>
      </main>
      <SiteFooter year={year} />
      <SiteTabBar nav={nav} />
      <RouteAnnouncer isErrorPage={page === null} />
    </>
  )
}
