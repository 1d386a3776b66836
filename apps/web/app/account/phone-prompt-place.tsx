import { PhonePrompt } from '@ott/identity-feature'
import { useEffect, useState } from 'react'
import { clientLog } from '../errors/client-log.ts'
import { call } from '../session/login.ts'
import LogoutQuestion from '../session/logout-question.tsx'
import { phoneAdded } from '../session/signing-in.ts'
import { askedForPhone } from '../session/stored-session.ts'
import { useLocale } from '../words/use-locale.ts'

/** The question for a number, and behind its way out the question about that. */
export default function PhonePromptPlace({ onDone }: { onDone: () => void }) {
  const locale = useLocale()
  const [isLeaving, setLeaving] = useState(false)
  useEffect(askedForPhone, [])
  if (isLeaving) return <LogoutQuestion onClose={() => setLeaving(false)} />
  return (
    <PhonePrompt
      call={call}
      locale={locale}
      log={clientLog}
      onAdded={(number) => {
        phoneAdded(number)
        onDone()
      }}
      onClose={onDone}
      onLogout={() => setLeaving(true)}
    />
  )
}
