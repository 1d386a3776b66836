import { Button, ErrorState } from '@ott/design-system'
import { useIntl } from 'react-intl'

/** In the place of rows that could not be read. It stays, and its button keeps the keyboard, while they are asked for again. */
export function RowsFailed({ isComing, onRetry }: { isComing: boolean; onRetry: () => void }) {
  const intl = useIntl()
  return (
    <ErrorState
      title={intl.formatMessage({ id: 'rows.failed.title' })}
      text={intl.formatMessage({ id: 'rows.failed.text' })}
      actions={<Button loading={isComing} onClick={onRetry}>{intl.formatMessage({ id: 'rows.failed.retry' })}</Button>}
    />
  )
}
