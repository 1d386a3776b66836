import { signsOf } from '@ott/catalogue'
import type { Sign, Title } from '@ott/catalogue'
import { Badge, VisuallyHidden } from '@ott/design-system'
import { useIntl } from 'react-intl'
import * as styles from './signs.css.ts'

const names = { CC: 'details.subtitles', AD: 'details.described', ISL: 'languageName.ins', SL: 'details.signLanguage' } as const

/** What a title has for whoever hears or sees otherwise: letters for the eye, the same in every language, and words for the ear. */
export function Signs({ signs }: { signs: Sign[] }) {
  const intl = useIntl()
  return signs.map((sign) => (
    <Badge key={sign}>
      <span aria-hidden="true">{sign}</span>
      <VisuallyHidden>{intl.formatMessage({ id: names[sign] })}</VisuallyHidden>
    </Badge>
  ))
}

/** What a title has for whoever hears or sees otherwise, over the picture of a card that is pointed at: a page of a hundred cards does not carry them for each. */
export function SignsOverPicture({ title }: { title: Title }) {
  const signs = signsOf(title)
  return signs.length > 0 && <span className={styles.overPicture}><Signs signs={signs} /></span>
}
