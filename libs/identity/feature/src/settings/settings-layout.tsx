import { Heading, HelpIcon, LaptopIcon, LockIcon, Page, PersonIcon, SlidersIcon, Stack } from '@ott/design-system'
import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import { SettingsList } from './settings-list.tsx'
import * as styles from './settings-layout.css.ts'

const order = ['account', 'playback', 'parental', 'devices', 'help'] as const

export type SettingsPage = (typeof order)[number]

interface SettingsLayoutProps {
  /** Null on the overview page. */
  current: SettingsPage | null
  hasPreviews: boolean
  /** Whether parental control is offered in the user's country, or still on. */
  hasParentalControl: boolean
  hrefs: Record<SettingsPage, string>
  children?: ReactNode
}

/**
 * Navigation beside the open settings page. The overview is a list of all pages, from 900 px the same navigation: there
 * it opens the first page (WEB-86).
 */
export function SettingsLayout({ current, hasPreviews, hasParentalControl, hrefs, children }: SettingsLayoutProps) {
  const intl = useIntl()
  const pages = pageLinks(intl, hrefs, hasPreviews).filter(({ page }) => hasParentalControl || page !== 'parental')
  return (
    <Page>
      <Stack gap={6}>
        <Heading level={1} size="page">{intl.formatMessage({ id: 'settings.heading' })}</Heading>
        {current === null && <div className={styles.overview}><SettingsList entries={pages} /></div>}
        <div className={current === null ? styles.overviewFrame : styles.frame}>
          <Navigation label={intl.formatMessage({ id: 'settings.heading' })} pages={pages} current={current} />
          <div>{children}</div>
        </div>
      </Stack>
    </Page>
  )
}

function Navigation({ label, pages, current }: { label: string; pages: ReturnType<typeof pageLinks>; current: SettingsPage | null }) {
  const nav = useRef<HTMLElement>(null)
  // On phones the links are one line that scrolls.
  useLayoutEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (nav.current && link) nav.current.scrollLeft = link.offsetLeft - (nav.current.clientWidth - link.offsetWidth) / 2
  }, [current])
  return (
    <nav ref={nav} className={styles.pages} aria-label={label}>
      {pages.map(({ page, href, name, icon }) => (
        <a key={page} href={href} className={styles.page} aria-current={page === current ? 'page' : undefined}>
          {icon}
          {name}
        </a>
      ))}
    </nav>
  )
}

function pageLinks(intl: IntlShape, hrefs: Record<SettingsPage, string>, hasPreviews: boolean) {
  const icons = { account: <PersonIcon />, playback: <SlidersIcon />, parental: <LockIcon />, devices: <LaptopIcon />, help: <HelpIcon /> }
  return order.map((page) => ({
    page,
    href: hrefs[page],
    icon: icons[page],
    name: intl.formatMessage({ id: `settings.${page}` }),
    text: intl.formatMessage({ id: page === 'playback' && !hasPreviews ? 'settings.playback.spoilers' : `settings.${page}.text` }),
  }))
}
