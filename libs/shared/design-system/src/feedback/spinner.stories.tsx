import type { ComponentProps } from 'react'
import { Inline } from '../layout/layout.tsx'
import { Spinner } from './spinner.tsx'
import { useTranslate } from '../testing.ts'

export default { title: 'Display/Spinner', component: Spinner }

export const Playground = {
  args: { page: false },
  render: function Chosen(choice: ComponentProps<typeof Spinner>) {
    return <Spinner label={useTranslate()('Loading', 'আসছে')} {...choice} />
  },
}

export function InText() {
  return <Inline><Spinner label={useTranslate()('Loading', 'আসছে')} /></Inline>
}

export function FullPage() {
  return <Spinner page label={useTranslate()('Loading', 'আসছে')} />
}
