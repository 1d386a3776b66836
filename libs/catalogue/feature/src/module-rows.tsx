import type { PageModule } from '@ott/catalogue'
import type { ReactNode } from 'react'
import { ModuleRow } from './module-row.tsx'

export type ModuleRowsProps = {
  modules: PageModule[]
  /** The first row is above the fold. */
  early?: boolean
  /** Permalinks of titles that the user rated `not for me`. */
  hidden?: ReadonlySet<string>
  /** Personal rows, in the slots the page defines. */
  continueWatching?: ReactNode
  becauseWatched?: ReactNode
}

/** The rows of a page in the server's order (CAT-54), without the hero. */
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
