import { PhonePrompt } from '@ott/identity-feature'
import { useEffect, useState } from 'react'
import { clientLog } from '../platform/client-log.ts'
import { apiClient } from '../api/client.ts'
import LogoutConfirmation from '../auth/logout-dialog.tsx'
import { phoneAdded } from '../auth/auth-actions.ts'
import { markPhonePrompted } from '../auth/phone-prompt-cookie.ts'
import { useLocale } from '../i18n/use-locale.ts'

/** Asks for a mobile number; its logout asks for confirmation. */
export default function PhonePromptDialog({ onDone }: { onDone: () => void }) {
  const locale = useLocale()
  const [isLeaving, setLeaving] = useState(false)
  useEffect(markPhonePrompted, [])
  if (isLeaving) return <LogoutConfirmation onClose={() => setLeaving(false)} />
  return (
    <PhonePrompt
      call={apiClient}
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
