import { userQuery } from '@ott/api-client'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { later } from '../words/later.tsx'
import type { Screen } from '../navigation/links.ts'
import { call } from '../session/login.ts'
import { useBackground } from '../navigation/over.ts'
import { openLinkAtom } from '../session/sign-in-link.ts'
import { wasAskedForPhone } from '../session/stored-session.ts'
import { useLogin } from '../session/use-viewer.ts'

const PhonePromptPlace = later(() => import('./phone-prompt-place.tsx'))

/** Where somebody may be asked for a number: over browsing, and over nothing that has a question of its own. */
const places: Screen['kind'][] = ['browse', 'genre', 'title']

/** Asks for a mobile number whoever has none, once in a browser session (ID-46). */
export function PhoneQuestion({ screen }: { screen: Screen }) {
  const { state } = useLogin()
  const { data: user } = useQuery({ ...userQuery(call), enabled: state === 'loggedIn' })
  const isAskedByLink = useAtomValue(openLinkAtom) !== null
  const isFree = useBackground() === null && places.includes(screen.kind) && !isAskedByLink
  const [isDone, setDone] = useState(false)
  if (state !== 'loggedIn' || !user || user.phoneNumber !== null || isDone || !isFree) return null
  return <Once onDone={() => setDone(true)} />
}

/** Decided when it comes: having asked is no reason to stop in the middle. */
function Once({ onDone }: { onDone: () => void }) {
  const [mayAsk] = useState(() => !wasAskedForPhone())
  return mayAsk ? <PhonePromptPlace onDone={onDone} /> : null
}
