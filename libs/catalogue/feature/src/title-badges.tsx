import { accessibilityBadgesOf } from '@ott/catalogue'
import type { Title } from '@ott/catalogue'
import { Badge, Inline, LockIcon } from '@ott/design-system'
import { useIntl } from 'react-intl'
import { isKnownLanguage, languageName } from './language-name.ts'
import { AccessibilityBadges } from './accessibility-badges.tsx'

/** The need for the PIN, captions, audio description, sign language and audio languages of a title. */
export function TitleBadges({ title }: { title: Title }) {
  const intl = useIntl()
  const audioLanguages = title.audioLanguages.filter(isKnownLanguage)
  const signs = accessibilityBadgesOf(title)
  if (signs.length + audioLanguages.length === 0 && !title.needsPin) return null
  return (
    <Inline gap={2}>
      {title.needsPin && <Badge><LockIcon /> {intl.formatMessage({ id: 'card.locked' })}</Badge>}
      <AccessibilityBadges signs={signs} />
      {audioLanguages.map((code) => (
        <Badge key={code}>{intl.formatMessage({ id: 'details.audioIn' }, { language: languageName(code, intl) })}</Badge>
      ))}
    </Inline>
  )
}
