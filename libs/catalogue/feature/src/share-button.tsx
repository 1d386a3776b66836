import { IconButton, ShareIcon } from '@ott/design-system'
import { useIntl } from 'react-intl'

export function ShareButton({ titleName, onShare }: { titleName: string; onShare: () => void }) {
  const intl = useIntl()
  return <IconButton label={intl.formatMessage({ id: 'details.share' }, { title: titleName })} icon={<ShareIcon />} size="lg" onClick={onShare} />
}
