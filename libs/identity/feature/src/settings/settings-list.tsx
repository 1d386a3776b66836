import { ChevronRightIcon } from '@ott/design-system'
import type { ReactNode } from 'react'
import * as styles from './settings-list.css.ts'

type SettingsListItem = { href: string; name: string; text: string; icon: ReactNode }

export function SettingsList({ entries }: { entries: SettingsListItem[] }) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ href, name, text, icon }) => (
        <li key={href}>
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
