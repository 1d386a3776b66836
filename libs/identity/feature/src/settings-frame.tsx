import { ChevronRightIcon, Heading, LaptopIcon, Page, PersonIcon, Stack } from '@ott/design-system'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import * as styles from './settings-frame.css.ts'

export type SettingsPlace = 'account' | 'devices'

export interface SettingsFrameProps {
  /** Null on the page that leads to all of them. */
  current: SettingsPlace | null
  hrefs: Record<SettingsPlace, string>
  children?: ReactNode
}

/** The settings side by side with the one that is open; without one, the way to each. */
export function SettingsFrame({ current, hrefs, children }: SettingsFrameProps) {
  const intl = useIntl()
  const places = placesIn(intl, hrefs)
  return (
    <Page>
      <Stack gap={6}>
        <Heading level={1} size="page">{intl.formatMessage({ id: 'settings.heading' })}</Heading>
        {current === null ? <Entries places={places} /> : (
          <div className={styles.frame}>
            <nav className={styles.places} aria-label={intl.formatMessage({ id: 'settings.heading' })}>
              {places.map(({ place, href, name, icon }) => (
                <a key={place} href={href} className={styles.place} aria-current={place === current ? 'page' : undefined}>
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

function Entries({ places }: { places: ReturnType<typeof placesIn> }) {
  return (
    <ul className={styles.entries}>
      {places.map(({ place, href, name, text, icon }) => (
        <li key={place}>
          <a href={href} className={styles.entry}>
            {icon}
            <span>
              <span className={styles.entryName}>{name}</span>
              <span className={styles.entryText}>{text}</span>
            </span>
            <ChevronRightIcon />
          </a>
        </li>
      ))}
    </ul>
  )
}

function placesIn(intl: IntlShape, hrefs: Record<SettingsPlace, string>) {
  const icons = { account: <PersonIcon />, devices: <LaptopIcon /> }
  return (['account', 'devices'] as const).map((place) => ({
    place,
    href: hrefs[place],
    icon: icons[place],
    name: intl.formatMessage({ id: `settings.${place}` }),
    text: intl.formatMessage({ id: `settings.${place}.text` }),
  }))
}
