import type { Locale } from '@ott/i18n'
import { Turnstile } from '@marsidev/react-turnstile'
import type { TurnstileInstance } from '@marsidev/react-turnstile'
import { useEffect, useRef } from 'react'

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

/** Watches, and shows itself only when it must ask. Where it cannot load nothing is held up: the server decides (ID-35). */
export default function BotCheck({ siteKey, scriptUrl, locale, spent, onToken }: BotCheckProps) {
  const widget = useRef<TurnstileInstance>(null)
  const forget = () => onToken(undefined)
  useEffect(() => {
    if (spent > 0) widget.current?.reset()
  }, [spent])
  return (
    <>
      <script async id={scriptId} src={`${scriptUrl}?render=explicit`} />
      <Turnstile
        ref={widget}
        siteKey={siteKey}
        injectScript={false}
        options={{ appearance: 'interaction-only', size: 'flexible', theme: 'dark', language: locale, responseField: false }}
        onSuccess={onToken}
        onExpire={forget}
        onError={forget}
      />
    </>
  )
}
