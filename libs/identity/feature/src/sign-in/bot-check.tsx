import type { Locale } from '@ott/i18n'
import { Turnstile } from '@marsidev/react-turnstile'
import { useState } from 'react'
import * as styles from './bot-check.css.ts'

export interface BotCheckProps {
  siteKey: string
  scriptUrl: string
  locale: Locale
  /** How many tokens were used up: each asks for another. */
  spent: number
  onToken: (token: string | undefined) => void
}

/** The client looks for the vendor's script under this id. */
const scriptId = 'cf-turnstile-script'

/**
 * Watches, and shows itself only when it must ask; until then the keyboard passes it by. Where it cannot load nothing is
 * held up: the server decides (ID-35). For each token it is made anew: a frame that is led elsewhere would leave a step in
 * the page's history.
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
