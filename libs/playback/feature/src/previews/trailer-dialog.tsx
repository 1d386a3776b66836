import { Dialog } from '@ott/design-system'
import { useIntl } from 'react-intl'
import * as styles from './preview.css.ts'

type TrailerDialogProps = { title: string; src: string; poster: string; onClose: () => void }

/** A trailer with sound and native controls. */
export function TrailerDialog({ title, src, poster, onClose }: TrailerDialogProps) {
  const { formatMessage } = useIntl()
  const name = formatMessage({ id: 'trailer.of' }, { title })
  return (
    <Dialog open size="details" titleIs="read" title={name} closeLabel={formatMessage({ id: 'trailer.close' })} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- trailers are cut automatically and have no captions */}
      <video className={styles.trailer} src={src} poster={poster} aria-label={name} controls autoPlay playsInline />
    </Dialog>
  )
}
