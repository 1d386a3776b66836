import type { ReactNode } from 'react'
import { CloseIcon, InfoIcon } from '../icons/dialog-icons.tsx'
import { CheckIcon, WarningIcon } from '../icons/icons.tsx'
import * as styles from './notice.css.ts'

export type Tone = keyof typeof styles.tone

export type NoticeAction = { label: string; href: string } | { label: string; onChoose: () => void }

export interface NoticeProps {
  tone: Tone
  children: ReactNode
  action?: NoticeAction
  dismiss?: { label: string; onDismiss: () => void }
}

const signs = { info: <InfoIcon />, success: <CheckIcon />, warning: <WarningIcon />, error: <WarningIcon /> }

/** Content of toasts and banners: an icon, a sentence, one action and a dismiss button. */
export function NoticeContent({ tone, children, action, dismiss }: NoticeProps) {
  return (
    <>
      <span className={styles.sign}>{signs[tone]}</span>
      <div>{children}</div>
      {action ? <Action {...action} /> : <span />}
      {dismiss ? (
        <button type="button" className={styles.close} aria-label={dismiss.label} onClick={dismiss.onDismiss}><CloseIcon /></button>
      ) : null}
    </>
  )
}

function Action(action: NoticeAction) {
  if ('href' in action) return <a className={styles.action} href={action.href}>{action.label}</a>
  return <button type="button" className={styles.action} onClick={action.onChoose}>{action.label}</button>
}
