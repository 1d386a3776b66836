import { CloseIcon, Heading, IconButton, Text, VisuallyHidden } from '@ott/design-system'
import { formatNumber, spokenAs } from '@ott/i18n'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { arrowSeconds, hotkeyGroups, seekStepSeconds } from '../input/hotkeys.ts'
import type { HotkeyGroup, HotkeyName } from '../input/hotkeys.ts'
import * as styles from '../player.css.ts'

/** Symbols that screen readers skip. */
const symbols = {
  '←': 'player.key.left', '→': 'player.key.right', '↑': 'player.key.up', '↓': 'player.key.down',
  ',': 'player.key.comma', '.': 'player.key.fullStop', '?': 'player.key.question', '<': 'player.key.less', '>': 'player.key.greater',
} as const

const arrows: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' }

const values: Partial<Record<HotkeyName, Record<string, number>>> = {
  seek: { seconds: arrowSeconds },
  jump: { seconds: seekStepSeconds },
  percent: { min: 0, max: 90 },
}

/** The hotkeys of the player, as a dialog. */
export function HotkeysHelp({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    panel.current?.querySelector('button')?.focus()
    return () => { if (before instanceof HTMLElement) before.focus({ preventScroll: true }) }
  }, [])
  return (
    <div className={styles.helpBackdrop}>
      <div ref={panel} className={styles.help} role="dialog" aria-modal="true" aria-label={formatMessage({ id: 'player.help' })}>
        <div className={styles.helpHead}>
          <Heading level={2} size="dialog">{formatMessage({ id: 'player.help' })}</Heading>
          <IconButton variant="tertiary" label={formatMessage({ id: 'player.help.close' })} icon={<CloseIcon />} onClick={onClose} />
        </div>
        <div className={styles.keys}>
          {hotkeyGroups.map(({ name, ...group }) => name && <Line key={name} name={name} group={group} />)}
        </div>
      </div>
    </div>
  )
}

function Line({ name, group }: { name: HotkeyName; group: Omit<HotkeyGroup, 'name'> }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <span className={styles.keysOf}>{useKeyLabels(group).map((label) => <Key key={label} label={label} />)}</span>
      <Text as="span">{formatMessage({ id: `player.help.${name}` }, values[name])}</Text>
    </>
  )
}

function useKeyLabels({ hotkeys, isRange }: Omit<HotkeyGroup, 'name'>): string[] {
  const { formatMessage, locale } = useIntl()
  const labels = hotkeys.filter(({ isUnlisted }) => !isUnlisted).map(({ key }) => {
    if (key === ' ') return formatMessage({ id: 'player.key.space' })
    if (key === 'PageUp') return formatMessage({ id: 'player.key.pageUp' })
    if (key === 'PageDown') return formatMessage({ id: 'player.key.pageDown' })
    if (/^[0-9]$/.test(key)) return formatNumber(Number(key), locale)
    return arrows[key] ?? (key.length === 1 ? key.toUpperCase() : key)
  })
  return isRange ? [[labels[0], labels.at(-1)].join(' – ')] : labels
}

function Key({ label }: { label: string }) {
  const { formatMessage } = useIntl()
  const id = Object.hasOwn(symbols, label) ? symbols[label as keyof typeof symbols] : null
  if (id === null) return <kbd className={styles.key} lang={spokenAs(label)}>{label}</kbd>
  return <kbd className={styles.key}><span aria-hidden="true">{label}</span><VisuallyHidden>{formatMessage({ id })}</VisuallyHidden></kbd>
}
