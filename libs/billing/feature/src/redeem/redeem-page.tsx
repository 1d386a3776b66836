import { BackIcon, Button, GiftIcon, Heading, Page, Stack } from '@ott/design-system'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as styles from './redeem-page.css.ts'

/** Back button and heading around the states of redeeming. */
export function RedeemPage({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  const intl = useIntl()
  return (
    <Page width="form">
      <Stack gap={4}>
        <div className={styles.back}>
          <Button variant="tertiary" size="sm" icon={<BackIcon />} onClick={onBack}>{intl.formatMessage({ id: 'redeem.back' })}</Button>
        </div>
        <div className={styles.panel}>
          <span className={styles.sign}><GiftIcon /></span>
          <Heading level={1} size="page">{intl.formatMessage({ id: 'redeem.heading' })}</Heading>
          <div className={styles.content}>{children}</div>
        </div>
      </Stack>
    </Page>
  )
}
