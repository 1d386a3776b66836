import { LogoutDialog } from '@ott/identity-feature'
import { localePath } from '@ott/i18n'
import { useNavigate } from 'react-router'
import { logOut } from './auth-actions.ts'
import { useLocale } from '../i18n/use-locale.ts'

/** Asks for confirmation; logout ends on the home page. */
export default function LogoutConfirmation({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const locale = useLocale()
  return (
    <LogoutDialog
      onClose={onClose}
      onConfirm={async () => {
        await logOut(async () => navigate(localePath(locale, '/')))
        onClose()
      }}
    />
  )
}
