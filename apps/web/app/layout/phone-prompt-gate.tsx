import { userQuery } from '@ott/api-client'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { later } from '../i18n/lazy-with-messages.tsx'
import type { Screen } from '../routing/paths.ts'
import { call } from '../api/client.ts'
import { useBackground } from '../routing/modal-location.ts'
import { openLinkAtom } from '../auth/magic-link.ts'
import { wasAskedForPhone } from '../auth/phone-prompt-cookie.ts'

const PhonePromptPlace = later(() => import('./phone-prompt-dialog.tsx'))

/** Where somebody may be asked for a number: over browsing, and over nothing that has a question of its own. */
const places: Screen['kind'][] = ['browse', 'genre', 'title']

/** Asks a viewer who has no mobile number for one, once in a browser session (ID-46). */
export default function PhoneQuestion({ screen }: { screen: Screen }) {
  const { data: user } = useQuery(userQuery(call))
  const isAskedByLink = useAtomValue(openLinkAtom) !== null
  const isFree = useBackground() === null && places.includes(screen.kind) && !isAskedByLink
  const [isDone, setDone] = useState(false)
  if (!user || user.phoneNumber !== null || isDone || !isFree) return null
  return <Once onDone={() => setDone(true)} />
}

/** Decided when it comes: having asked is no reason to stop in the middle. */
function Once({ onDone }: { onDone: () => void }) {
  const [mayAsk] = useState(() => !wasAskedForPhone())
  return mayAsk ? <PhonePromptPlace onDone={onDone} /> : null
}
