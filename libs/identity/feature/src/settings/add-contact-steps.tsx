import { Dialog } from '@ott/design-system'
import { otpLength } from '@ott/identity'
import { useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { useIntl } from 'react-intl'
import { CodeSentStatus, CodeStep } from '../sign-in/code-step.tsx'
import { useFocusOnStep } from '../sign-in/use-focus-on-step.ts'
import type { AddEmailControls, AddPhoneControls } from './use-add-contact.ts'

interface AddContactStepsProps {
  adding: AddPhoneControls | AddEmailControls
  purpose: 'addPhone' | 'addEmail'
  title: string
  text?: string
  initialFocus?: RefObject<HTMLElement | null>
  onClose: () => void
  /** The form for the contact. */
  children: ReactNode
}

/** One dialog for both steps, so that focus stays inside it. */
export function AddContactSteps({ adding, purpose, title, text, initialFocus, onClose, children }: AddContactStepsProps) {
  const intl = useIntl()
  const content = useRef<HTMLDivElement>(null)
  const entry = adding.state.status === 'otpVerify' ? adding.state.entry : null
  const length = otpLength[purpose]
  useFocusOnStep(content, entry ? 'code' : 'contact')
  return (
    <Dialog
      open
      onClose={onClose}
      title={entry ? intl.formatMessage({ id: 'login.enterCode' }, { length }) : title}
      titleIs={entry ? 'read' : 'shown'}
      description={entry ? undefined : text}
      closeLabel={intl.formatMessage({ id: 'login.close' })}
      initialFocus={initialFocus}
    >
      <div ref={content}>
        {entry ? (
          <CodeStep
            entry={entry}
            length={length}
            onTyped={adding.codeTyped}
            onSubmit={adding.submitCode}
            onResend={adding.resend}
            onBack={adding.goBack}
          />
        ) : children}
        <CodeSentStatus entry={entry} />
      </div>
    </Dialog>
  )
}
