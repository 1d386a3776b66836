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
 * Parts of one thing, of which one is shown at a time and which need no address of their own: the parts of a settings
 * page. Where each part is a place to go, use links; where the parts filter one list, use `Chip`s. Arrow keys walk along
 * the tabs, and what they reach is shown when it is chosen, so that walking by loads nothing.
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
