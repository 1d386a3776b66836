import { Button, ErrorState } from '@ott/design-system'
import { useIntl } from 'react-intl'

/** Replaces rows that failed to load. Stays mounted during a retry, so that the button keeps the focus. */
export function RowsError({ isComing, onRetry }: { isComing: boolean; onRetry: () => void }) {
  const intl = useIntl()
  return (
    <ErrorState
      title={intl.formatMessage({ id: 'rows.failed.title' })}
      text={intl.formatMessage({ id: 'rows.failed.text' })}
      actions={<Button loading={isComing} onClick={onRetry}>{intl.formatMessage({ id: 'rows.failed.retry' })}</Button>}
    />
  )
}
