import { RowSkeleton as DesignRowSkeleton, RowStack } from '@ott/design-system'
import { useIntl } from 'react-intl'

/** Shown while a page loads. */
export function PageSkeleton() {
  return (
    <RowStack>
      <RowSkeleton shape="landscape" />
      <RowSkeleton shape="portrait" />
      <RowSkeleton shape="landscape" />
    </RowStack>
  )
}

/** Shown while a row loads. */
export function RowSkeleton({ shape }: { shape: 'landscape' | 'portrait' }) {
  return <DesignRowSkeleton shape={shape} label={useIntl().formatMessage({ id: 'page.loading' })} />
}
