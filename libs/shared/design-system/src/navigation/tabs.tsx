import { Tabs as Headless } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import * as styles from './tabs.css.ts'

export interface TabsProps<Value extends string> {
  /** Name of the group: "Settings". */
  label: string
  tabs: { value: Value; label: string; icon?: ReactNode; disabled?: boolean; panel: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
}

/**
 * Panels of one page without URLs of their own, one visible at a time; filters of one list are `Chip`s. Activation is
 * manual: arrow keys move the focus, and Enter loads the panel.
 */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <Headless.Root className={styles.tabs} value={value} onValueChange={(next: Value) => onChange(next)}>
      <Headless.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Headless.Tab key={tab.value} value={tab.value} disabled={tab.disabled} className={styles.tab}>
            {tab.icon}
            {tab.label}
          </Headless.Tab>
        ))}
      </Headless.List>
      {tabs.map((tab) => (
        <Headless.Panel key={tab.value} value={tab.value} className={styles.panel}>{tab.panel}</Headless.Panel>
      ))}
    </Headless.Root>
  )
}
