import type { PageModule } from '@ott/catalogue'
import type { ReactNode } from 'react'
import { ModuleRow } from './module-row.tsx'

export type ModuleRowsProps = {
  modules: PageModule[]
  /** The first row's pictures are the first of the page. */
  early?: boolean
  /** Addresses of titles that no row shows: this viewer does not want them. */
  hidden?: ReadonlySet<string>
  /** What belongs to this viewer alone stands where the page leaves room for it. */
  continueWatching?: ReactNode
  becauseWatched?: ReactNode
}

/** The rows of a page in the server's order, wherever on it they stand (CAT-54). A hero leads its page, and is none of them. */
export function ModuleRows({ modules, early = false, hidden, continueWatching, becauseWatched }: ModuleRowsProps) {
  const rows = modules.filter(({ kind, cards }) => kind !== 'hero' && (kind === 'continueWatching' || kind === 'becauseWatched' || cards.length > 0))
  return rows.map((module, row) =>
    module.kind === 'continueWatching' ? (
      continueWatching
    ) : module.kind === 'becauseWatched' ? (
      becauseWatched
    ) : (
      <ModuleRow key={module.id} module={module} early={early && row === 0} hidden={hidden} />
    ),
  )
}
