import { requestDeletion, verifyDeletion } from '@ott/api-client'
import type { Call } from '@ott/api-client'
import { Banner, Button, Dialog, DialogActions, Section, Stack, Text } from '@ott/design-system'
import { otpLength } from '@ott/identity'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { useCodedChange } from '../settings/use-coded-change.ts'
import type { CodedChangeControls } from '../settings/use-coded-change.ts'
import { CodeSentStatus, CodeStep } from '../sign-in/code-step.tsx'
import { signInErrorMessage } from '../sign-in/sign-in-error-message.ts'
import { useFocusOnStep } from '../sign-in/use-focus-on-step.ts'
import * as styles from './leaving.css.ts'

interface DeleteAccountProps {
  call: Call
  log: (event: string, reason: string) => void
  /** The account is closed, and this session with it. */
  onClosed: () => void
}

/** Deletes the account after a code to its owner (DEL-1). */
export function DeleteAccount({ call, log, onClosed }: DeleteAccountProps) {
  const controls = useCodedChange({ name: 'deletion', log, send: () => requestDeletion(call), verify: (code) => verifyDeletion(call, code), onCompleted: onClosed })
  return <DeleteAccountSteps controls={controls} />
}

export function DeleteAccountSteps({ controls }: { controls: CodedChangeControls }) {
  const intl = useIntl()
  const { state } = controls
  return (
    <Section title={intl.formatMessage({ id: 'leaving.delete' })}>
      <Stack gap={4}>
        <Text tone="soft">{intl.formatMessage({ id: 'leaving.delete.text' })}</Text>
        <div><Button onClick={controls.open}>{intl.formatMessage({ id: 'leaving.delete' })}</Button></div>
      </Stack>
      {state.status !== 'closed' && <DeletionDialog controls={controls} />}
    </Section>
  )
}

/** What it means, then the code: one dialog, so that the focus stays inside it. */
function DeletionDialog({ controls }: { controls: CodedChangeControls }) {
  const intl = useIntl()
  const content = useRef<HTMLDivElement>(null)
  const { state } = controls
  const entry = state.status === 'code' ? state.entry : null
  const length = otpLength.deletion
  const error = state.status === 'form' || state.status === 'failed' ? state.error : undefined
  useFocusOnStep(content, entry ? 'code' : 'meaning')
  return (
    <Dialog
      open
      size="medium"
      onClose={controls.close}
      title={intl.formatMessage({ id: entry ? 'login.enterCode' : 'leaving.confirm.title' }, { length })}
      titleIs={entry ? 'read' : 'shown'}
      closeLabel={intl.formatMessage({ id: 'login.close' })}
    >
      <div ref={content}>
        {entry ? (
          <CodeStep entry={entry} length={length} backTo="methods" onTyped={controls.codeTyped} onSubmit={controls.submitCode} onResend={controls.resend} onBack={controls.close} />
        ) : (
          <Stack gap={5}>
            {error && <Banner tone="error">{signInErrorMessage(intl, error)}</Banner>}
            <ul className={styles.meaning}>
              {(['devices', 'plan', 'grace', 'forever'] as const).map((id) => <li key={id}>{intl.formatMessage({ id: `leaving.confirm.${id}` })}</li>)}
            </ul>
            <DialogActions>
              <Button onClick={controls.close}>{intl.formatMessage({ id: 'leaving.stay' })}</Button>
              <Button variant="primary" loading={state.status === 'sending'} onClick={() => void controls.submit()}>{intl.formatMessage({ id: 'leaving.confirm.send' })}</Button>
            </DialogActions>
          </Stack>
        )}
        <CodeSentStatus entry={entry} />
      </div>
    </Dialog>
  )
}
