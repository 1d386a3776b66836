import { brand } from '@ott/brand'
import { Button, Heading, Link, Text } from '@ott/design-system'
import { localeOf } from '@ott/i18n'
import { useId, useLayoutEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as styles from './consent-banner.css.ts'
import { GlobalPrivacyControl } from './global-privacy-control.tsx'

export interface ConsentBannerProps {
  /** Whether the browser sends Global Privacy Control. */
  hasGpc: boolean
  /** The page where each category is chosen. */
  choicesHref: string
  onAcceptAll: () => void
  onRejectAll: () => void
}

/**
 * Asks for consent at the end of the window. Both answers look the same and take one press; the page behind stays usable
 * (AN-32). It overlays the page, so nothing shifts.
 */
export function ConsentBanner({ hasGpc, choicesHref, onAcceptAll, onRejectAll }: ConsentBannerProps) {
  const intl = useIntl()
  const id = useId()
  return (
    <section ref={useReservedSpace()} className={styles.banner} aria-labelledby={id}>
      <div className={styles.text}>
        <div className={styles.heading}><Heading level={2} size="body" id={id}>{intl.formatMessage({ id: 'consent.heading' })}</Heading></div>
        <Text size="small" tone="soft">
          {intl.formatMessage({ id: 'consent.text' }, { product: brand.name[localeOf(intl.locale)] })}{' '}
          {hasGpc ? <FormattedMessage id="consent.gpc" values={{ gpc: <GlobalPrivacyControl /> }} /> : <span className={styles.otherwise}>{intl.formatMessage({ id: 'consent.otherwise' })}</span>}{' '}
          <Link href={choicesHref}>{intl.formatMessage({ id: 'consent.choose' })}</Link>
        </Text>
      </div>
      <div className={styles.answers}>
        <Button size="sm" onClick={onRejectAll}>{intl.formatMessage({ id: 'consent.reject' })}</Button>
        <Button size="sm" onClick={onAcceptAll}>{intl.formatMessage({ id: 'consent.accept' })}</Button>
      </div>
    </section>
  )
}

/** The page can be scrolled out from under the banner, and what takes the focus is scrolled there. */
function useReservedSpace() {
  const banner = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = banner
    const { style } = document.documentElement
    if (!current || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => style.setProperty(styles.bottomInset, `${current.offsetHeight}px`))
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty(styles.bottomInset)
    }
  }, [])
  return banner
}
