import { Button, ErrorState } from '@ott/design-system'
import { useIntl } from 'react-intl'

/** In the place of rows that could not be read. */
export function RowsFailed({ onRetry }: { onRetry: () => void }) {
  const intl = useIntl()
  return (
    <ErrorState
      title={intl.formatMessage({ id: 'page.failed.title' })}
      text={intl.formatMessage({ id: 'page.failed.text' })}
      actions={<Button onClick={onRetry}>{intl.formatMessage({ id: 'page.failed.retry' })}</Button>}
    />
  )
}
