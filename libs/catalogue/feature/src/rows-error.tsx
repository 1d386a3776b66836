import { Button, ErrorState } from '@ott/design-system'
import { useIntl } from 'react-intl'

/** Replaces rows that failed to load. Stays mounted during a retry, so that the button keeps the focus. */
export function RowsError({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const intl = useIntl()
  return (
    <ErrorState
      title={intl.formatMessage({ id: 'rows.failed.title' })}
      text={intl.formatMessage({ id: 'rows.failed.text' })}
      actions={<Button loading={isRetrying} onClick={onRetry}>{intl.formatMessage({ id: 'rows.failed.retry' })}</Button>}
    />
  )
}
