import { TraySkeleton, TrayStack } from '@ott/design-system'
import { useIntl } from 'react-intl'

/** Holds the place of a page that is on its way. */
export function PageSkeleton() {
  const label = useIntl().formatMessage({ id: 'page.loading' })
  return (
    <TrayStack>
      <TraySkeleton shape="landscape" label={label} />
      <TraySkeleton shape="portrait" label={label} />
      <TraySkeleton shape="landscape" label={label} />
    </TrayStack>
  )
}
