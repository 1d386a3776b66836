import type { Locale } from '@ott/i18n'
import { Turnstile } from '@marsidev/react-turnstile'
import { useState } from 'react'
import * as styles from './bot-check.css.ts'

interface BotCheckProps {
  siteKey: string
  scriptUrl: string
  locale: Locale
  /** Number of used tokens; each change requests another one. */
  spent: number
  onToken: (token: string | undefined) => void
}

/** The vendor's client looks up its script by this id. */
const scriptId = 'cf-turnstile-script'

/**
 * Invisible and inert unless it needs interaction; a failure to load blocks nothing (ID-35).
 * Each token mounts a new frame: navigating the old one would add a history entry.
 */
export default function BotCheck({ siteKey, scriptUrl, locale, spent, onToken }: BotCheckProps) {
  const [isSeen, setSeen] = useState(false)
  const forget = () => onToken(undefined)
  return (
    <div className={isSeen ? styles.seen : styles.unseen} inert={!isSeen}>
      <script async id={scriptId} src={`${scriptUrl}?render=explicit`} />
      <Turnstile
        key={spent}
        siteKey={siteKey}
        injectScript={false}
        options={{ appearance: 'interaction-only', size: 'flexible', theme: 'dark', language: locale, responseField: false }}
        onSuccess={onToken}
        onExpire={forget}
        onError={forget}
        onBeforeInteractive={() => setSeen(true)}
        onAfterInteractive={() => setSeen(false)}
      />
    </div>
  )
}
