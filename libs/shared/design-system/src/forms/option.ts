import type { ReactNode } from 'react'

export interface Option<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
}
