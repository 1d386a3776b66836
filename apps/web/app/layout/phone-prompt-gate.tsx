import { userQuery } from '@ott/api-client'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { lazyWithMessages } from '../i18n/lazy-with-messages.tsx'
import { apiClient } from '../api/client.ts'
import { pendingMagicLinkAtom } from '../auth/magic-link.ts'
import { useProfile } from '../auth/use-auth.ts'
import { wasPhonePrompted } from '../auth/phone-prompt-cookie.ts'

const PhonePromptDialog = lazyWithMessages(() => import('./phone-prompt-dialog.tsx'))

/** Asks a user without a mobile number for one, but no child, once in a browser session (ID-46), where the page allows it. */
export default function PhonePromptGate({ isAllowed }: { isAllowed: boolean }) {
  const { data: user } = useQuery(userQuery(apiClient))
  const hasPendingLink = useAtomValue(pendingMagicLinkAtom) !== null
  const { isKids, isChosen } = useProfile()
  const [isDone, setDone] = useState(false)
  if (!user || user.phoneNumber !== null || isDone || isKids || !isChosen || !isAllowed || hasPendingLink) return null
  return <Once onDone={() => setDone(true)} />
}

/** Decided on mount: the prompt itself records that it asked. */
function Once({ onDone }: { onDone: () => void }) {
  const [mayAsk] = useState(() => !wasPhonePrompted())
  return mayAsk ? <PhonePromptDialog onDone={onDone} /> : null
}
