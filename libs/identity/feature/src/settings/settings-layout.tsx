import { Heading, HelpIcon, LaptopIcon, Page, PersonIcon, SlidersIcon, Stack } from '@ott/design-system'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import { SettingsList } from './settings-list.tsx'
import * as styles from './settings-layout.css.ts'

const order = ['account', 'playback', 'devices', 'help'] as const

export type SettingsPage = (typeof order)[number]

interface SettingsLayoutProps {
  /** Null on the overview page. */
  current: SettingsPage | null
  hasPreviews: boolean
  hrefs: Record<SettingsPage, string>
  children?: ReactNode
}

/** Navigation beside the open settings page, or the list of all pages. */
export function SettingsLayout({ current, hasPreviews, hrefs, children }: SettingsLayoutProps) {
  const intl = useIntl()
  const pages = pageLinks(intl, hrefs, hasPreviews)
  return (
    <Page>
      <Stack gap={6}>
        <Heading level={1} size="page">{intl.formatMessage({ id: 'settings.heading' })}</Heading>
        {current === null ? <SettingsList entries={pages} /> : (
          <div className={styles.frame}>
            <nav className={styles.pages} aria-label={intl.formatMessage({ id: 'settings.heading' })}>
              {pages.map(({ page, href, name, icon }) => (
                <a key={page} href={href} className={styles.page} aria-current={page === current ? 'page' : undefined}>
                  {icon}
                  {name}
                </a>
              ))}
            </nav>
            <div>{children}</div>
          </div>
        )}
      </Stack>
    </Page>
  )
}

function pageLinks(intl: IntlShape, hrefs: Record<SettingsPage, string>, hasPreviews: boolean) {
  const icons = { account: <PersonIcon />, playback: <SlidersIcon />, devices: <LaptopIcon />, help: <HelpIcon /> }
  return order.map((page) => ({
    page,
    href: hrefs[page],
    icon: icons[page],
    name: intl.formatMessage({ id: `settings.${page}` }),
    text: intl.formatMessage({ id: page === 'playback' && !hasPreviews ? 'settings.playback.spoilers' : `settings.${page}.text` }),
  }))
}
