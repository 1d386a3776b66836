import { userQuery } from '@ott/api-client'
import type { Call, ParentalSettings as Settings, User } from '@ott/api-client'
import { Banner, Button, Inline, Section, Stack, Text } from '@ott/design-system'
import { otpLength } from '@ott/identity'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { UserBoundary } from '../settings/user-boundary.tsx'
import { CodeSentStatus, CodeStep } from '../sign-in/code-step.tsx'
import { signInErrorMessage } from '../sign-in/sign-in-error-message.ts'
import { useFocusOnStep } from '../sign-in/use-focus-on-step.ts'
import { ParentalForm } from './parental-form.tsx'
import type { AgeRating } from './parental-form.tsx'
import { useParentalChange } from './use-parental-change.ts'
import type { ParentalControls } from './use-parental-change.ts'

interface ParentalSettingsProps {
  call: Call
  ratings: readonly AgeRating[]
  /** Whether the control may be turned on or changed in the user's country. Turning it off is always possible. */
  isOffered: boolean
  log: (event: string, reason: string) => void
}

/** Turns parental control on, changes it and turns it off, each with a code to the owner. */
export const ParentalSettings = (props: ParentalSettingsProps) => (
  <UserBoundary call={props.call}>{(user) => <WithUser {...props} known={user.parentalControl} />}</UserBoundary>
)

function WithUser({ call, log, known, ...rest }: ParentalSettingsProps & { known: User['parentalControl'] }) {
  const queries = useQueryClient()
  const [changed, setChanged] = useState<'on' | 'off' | null>(null)
  const changeTo = (settings: Settings | null) => {
    setChanged(settings ? 'on' : 'off')
    const { queryKey } = userQuery(call)
    queries.setQueryData<User>(queryKey, (user) => user && { ...user, parentalControl: settings && { ageRating: settings.ageRating, restrictedTitles: settings.restrictedTitles } })
    // The next call gets a token with the change.
    void queries.invalidateQueries({ queryKey })
  }
  return <ParentalSteps {...rest} controls={useParentalChange({ call, log, onChanged: changeTo })} known={known} changed={changed} />
}

type ParentalStepsProps = Pick<ParentalSettingsProps, 'ratings' | 'isOffered'> & { controls: ParentalControls; known: User['parentalControl']; changed: 'on' | 'off' | null }

export function ParentalSteps({ controls, ratings, isOffered, known, changed }: ParentalStepsProps) {
  const intl = useIntl()
  const content = useRef<HTMLDivElement>(null)
  const { state } = controls
  const isForm = state.status === 'form' || (state.status === 'sending' && state.from === 'form')
  useFocusOnStep(content, state.status === 'code' ? 'code' : isForm ? 'form' : 'overview')
  return (
    <Section title={intl.formatMessage({ id: 'settings.parental' })}>
      <div ref={content}>
        {state.status === 'code' && (
          <CodeStep entry={state.entry} length={otpLength.parental} backTo="methods" onTyped={controls.codeTyped} onSubmit={controls.submitCode} onResend={controls.resend} onBack={controls.close} />
        )}
        {isForm && <ParentalForm ratings={ratings} known={known} isSending={state.status === 'sending'} error={state.status === 'form' ? state.error : undefined} onSubmit={controls.enable} onCancel={controls.close} />}
        {state.status !== 'code' && !isForm && <Overview controls={controls} isOffered={isOffered} known={known} />}
      </div>
      <CodeSentStatus entry={state.status === 'code' ? state.entry : null} />
      {changed && state.status === 'closed' && <Banner tone="success">{intl.formatMessage({ id: `parental.changed.${changed}` })}</Banner>}
    </Section>
  )
}

function Overview({ controls, isOffered, known }: Omit<ParentalStepsProps, 'changed' | 'ratings'>) {
  const intl = useIntl()
  const { state } = controls
  return (
    <Stack gap={5}>
      {state.status === 'failed' && <Banner tone="error">{signInErrorMessage(intl, state.error)}</Banner>}
      <Stack gap={2}>
        <Text strong>{intl.formatMessage({ id: known ? 'parental.on' : 'parental.off' })}</Text>
        <Text tone="soft">{known ? intl.formatMessage({ id: `parental.summary.${known.restrictedTitles}` }, { rating: known.ageRating }) : intl.formatMessage({ id: 'parental.intro' })}</Text>
        {known && isOffered && <Text tone="soft">{intl.formatMessage({ id: 'parental.forgot' })}</Text>}
      </Stack>
      <Inline gap={3}>
        {isOffered && <Button variant={known ? 'secondary' : 'primary'} onClick={controls.open}>{intl.formatMessage({ id: known ? 'parental.change' : 'parental.turnOn' })}</Button>}
        {known && <Button variant="tertiary" loading={state.status === 'sending'} onClick={controls.disable}>{intl.formatMessage({ id: 'parental.turnOff' })}</Button>}
      </Inline>
    </Stack>
  )
}
