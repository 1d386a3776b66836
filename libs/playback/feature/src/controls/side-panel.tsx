import { CloseIcon, Heading, IconButton } from '@ott/design-system'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { head, panel } from './side-panel.css.ts'

interface SidePanelProps {
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/** A dialog beside the running picture, which stays usable. It takes the focus, and Escape closes it. */
export function SidePanel({ title, closeLabel, onClose, children }: SidePanelProps) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.querySelector('button')?.focus(), [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- key events bubble from the controls inside
    <div
      ref={element}
      className={panel}
      role="dialog"
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose()
      }}
    >
      <div className={head}>
        <Heading level={2} size="section">{title}</Heading>
        <IconButton variant="tertiary" label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
      </div>
      {children}
    </div>
  )
}
