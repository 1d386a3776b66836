import { TraySkeleton, TrayStack } from '@ott/design-system'
import { useIntl } from 'react-intl'

/** Holds the place of a page that is on its way. */
export function PageSkeleton() {
  return (
    <TrayStack>
      <RowSkeleton shape="landscape" />
      <RowSkeleton shape="portrait" />
      <RowSkeleton shape="landscape" />
    </TrayStack>
  )
}

/** Holds the place of one row that is on its way. */
export function RowSkeleton({ shape }: { shape: 'landscape' | 'portrait' }) {
  return <TraySkeleton shape={shape} label={useIntl().formatMessage({ id: 'page.loading' })} />
}
