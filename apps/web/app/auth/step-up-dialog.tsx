import { StepUpDialog } from '@ott/identity-feature'
import { apiClient } from '../api/client.ts'
import { clientLog } from '../platform/client-log.ts'
import { openSocialPopup } from './social-popup.ts'
import { identityConfirmed } from './step-up.ts'

/** Asks the user to confirm their identity, then the waiting calls are repeated. */
export default function StepUp({ onClose }: { onClose: () => void }) {
  return <StepUpDialog call={apiClient} openPopup={openSocialPopup} log={clientLog} onConfirmed={identityConfirmed} onClose={onClose} />
}
