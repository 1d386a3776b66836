import { CloseIcon, Heading, IconButton, Text, VisuallyHidden } from '@ott/design-system'
import { formatNumber, spokenAs } from '@ott/i18n'
import { Fragment, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { arrowSeconds, seekStepSeconds } from '../input/hotkeys.ts'
import * as styles from '../player.css.ts'

/** Signs on keys that many readers pass over. */
const signs = {
  '←': 'player.key.left', '→': 'player.key.right', '↑': 'player.key.up', '↓': 'player.key.down',
  ',': 'player.key.comma', '.': 'player.key.fullStop', '?': 'player.key.question',
} as const

/** Every key that `commandOf` knows, in words. */
export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const { formatMessage, locale } = useIntl()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    panel.current?.querySelector('button')?.focus()
    return () => { if (before instanceof HTMLElement) before.focus({ preventScroll: true }) }
  }, [])
  const digits = [0, 9].map((digit) => formatNumber(digit, locale)).join(' – ')
  const rows = [
    [[formatMessage({ id: 'player.key.space' }), 'K'], 'player.help.play'],
    [['←', '→'], 'player.help.seek', { seconds: arrowSeconds }],
    [['J', 'L'], 'player.help.jump', { seconds: seekStepSeconds }],
    [[digits], 'player.help.share', { least: 0, most: 90 }],
    [['Home', 'End'], 'player.help.ends'],
    [['↑', '↓'], 'player.help.volume'],
    [['M'], 'player.help.mute'],
    [['C'], 'player.help.captions'],
    [['F'], 'player.help.fullScreen'],
    [[',', '.'], 'player.help.frame'],
    [['?'], 'player.help.help'],
  ] as const
  return (
    <div className={styles.veil}>
      <div ref={panel} className={styles.help} role="dialog" aria-modal="true" aria-label={formatMessage({ id: 'player.help' })}>
        <div className={styles.helpHead}>
          <Heading level={2} size="dialog">{formatMessage({ id: 'player.help' })}</Heading>
          <IconButton variant="tertiary" label={formatMessage({ id: 'player.help.close' })} icon={<CloseIcon />} onClick={onClose} />
        </div>
        <div className={styles.keys}>
          {rows.map(([keys, id, values]) => (
            <Fragment key={id}>
              <span className={styles.keysOf}>{keys.map((each) => <Key key={each} sign={each} />)}</span>
              <Text as="span">{formatMessage({ id }, values)}</Text>
            </Fragment>
          ))}
        </div>
      </div>
    </div>
  )
}

function Key({ sign }: { sign: string }) {
  const { formatMessage } = useIntl()
  const words = Object.hasOwn(signs, sign) ? signs[sign as keyof typeof signs] : null
  if (words === null) return <kbd className={styles.key} lang={spokenAs(sign)}>{sign}</kbd>
  return <kbd className={styles.key}><span aria-hidden="true">{sign}</span><VisuallyHidden>{formatMessage({ id: words })}</VisuallyHidden></kbd>
}
