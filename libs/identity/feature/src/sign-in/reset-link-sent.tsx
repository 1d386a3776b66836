import { Button, CheckIcon, Heading, Stack, Text } from '@ott/design-system'
import { normaliseEmail, resetLinkMinutes } from '@ott/identity'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as styles from './reset-link-sent.css.ts'

interface ResetLinkSentProps {
  email: string
  onBack: () => void
}

/** The text is the same whether or not an account has this email (ID-19). */
export function ResetLinkSent({ email, onBack }: ResetLinkSentProps) {
  const intl = useIntl()
  return (
    <Stack gap={5}>
      <div role="status">
        <Stack gap={3}>
          <span className={styles.sign}><CheckIcon /></span>
          <Heading level={2} size="dialog">{intl.formatMessage({ id: 'login.linkSent' })}</Heading>
          <Text tone="soft">
            <FormattedMessage id="login.linkSentText" values={{ minutes: resetLinkMinutes, email: normaliseEmail(email), strong: emphasis }} />
          </Text>
        </Stack>
      </div>
      <Button variant="primary" wide onClick={onBack}>{intl.formatMessage({ id: 'login.backToLogin' })}</Button>
    </Stack>
  )
}

const emphasis = (words: ReactNode[]) => <span key="email" lang="en" translate="no" className={styles.email}>{words}</span>
