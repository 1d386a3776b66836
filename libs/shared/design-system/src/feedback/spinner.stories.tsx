import type { ComponentProps } from 'react'
import { Inline } from '../layout/layout.tsx'
import { Spinner } from './spinner.tsx'
import { useWords } from '../testing.ts'

export default { title: 'Signs/Spinner', component: Spinner }

export const Playground = {
  args: { page: false },
  render: function Chosen(choice: ComponentProps<typeof Spinner>) {
    return <Spinner label={useWords()('Loading', 'আসছে')} {...choice} />
  },
}

export function InALine() {
  return <Inline><Spinner label={useWords()('Loading', 'আসছে')} /></Inline>
}

export function OnAPage() {
  return <Spinner page label={useWords()('Loading', 'আসছে')} />
}
