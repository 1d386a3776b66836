import { useState } from 'react'
import { allowed } from '@ott/analytics'
import { useAtomValue } from 'jotai'
import { consentAtom } from './consent-store.ts'
import { eventLogAtom } from './event-log.ts'

/** A tool for developers alone, which needs no theme and no other size. */
const styles = {
  panel: { position: 'fixed', insetBlockEnd: 8, insetInlineEnd: 8, zIndex: 2147483647, width: 'min(520px, calc(100vw - 16px))', maxHeight: '50vh', display: 'flex', flexDirection: 'column', background: '#111', color: '#eee', border: '1px solid #555', borderRadius: 6, font: '12px/1.5 ui-monospace, monospace' },
  head: { display: 'flex', flexWrap: 'wrap', gap: 8, padding: 8, alignItems: 'center' },
  list: { margin: 0, padding: '0 8px 8px', listStyle: 'none', overflow: 'auto' },
  payload: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
} as const

/** For developers, in English: each event of this tab, what became of it and why. */
export default function EventInspector() {
  const logged = useAtomValue(eventLogAtom)
  const consent = useAtomValue(consentAtom)
  const [isOpen, setOpen] = useState(true)
  const [filter, setFilter] = useState('')
  const shown = logged.filter(({ event }) => event.name.toLowerCase().includes(filter.toLowerCase()) || event.viewId === filter)
  const permissions = consent && allowed(consent)
  return (
    <aside style={styles.panel} lang="en" aria-label="Events">
      <header style={styles.head}>
        <button type="button" onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>Events ({logged.length})</button>
        {isOpen && (
          <>
            <input type="search" aria-label="Filter by name or view" placeholder="Name or view" value={filter} onChange={({ target }) => setFilter(target.value)} />
            <span>{permissions ? `analytics ${permissions.analytics ? 'on' : 'off'}, marketing ${permissions.marketing ? 'on' : 'off'}` : 'no consent loaded'}</span>
            <button type="button" onClick={() => void navigator.clipboard.writeText(JSON.stringify(shown.map(({ event }) => event), null, 2))}>Copy JSON</button>
          </>
        )}
      </header>
      {isOpen && (
        <ol style={styles.list}>
          {shown.toReversed().map(({ event, out, state }) => (
            <li key={event.eventId}>
              <details>
                <summary>
                  <b>{event.name}</b> <span>{state}</span> <span>{out.reason}{out.marketing ? ', marketing' : ''}</span> <time>{new Date(event.at).toISOString().slice(11, 23)}</time>
                </summary>
                <pre style={styles.payload}>{JSON.stringify(event, null, 2)}</pre>
              </details>
            </li>
          ))}
        </ol>
      )}
    </aside>
  )
}
