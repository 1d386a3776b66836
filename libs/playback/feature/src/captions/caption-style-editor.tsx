import { Button, Select, Switch, Text } from '@ott/design-system'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { cueLines } from './cue-text.ts'
import { CaptionLine } from './caption-line.tsx'
import * as styles from './caption-style-editor.css.ts'
import { captionStyleChoices, defaultCaptionStyle, isLegible, readCaptionStyle } from './caption-style.ts'
import type { CaptionStyle } from './caption-style.ts'
import { size } from './captions.css.ts'

type CaptionPreferences = { captionStyle: CaptionStyle; readsCaptions: boolean }

type CaptionStyleEditorProps = {
  preferences: CaptionPreferences
  onChange: (change: Partial<CaptionPreferences>) => void
  /** Further choices, before the reset. */
  children?: ReactNode
}

/** Every part of the look of captions, with a live preview. */
export function CaptionStyleEditor({ preferences, onChange, children }: CaptionStyleEditorProps) {
  const { formatMessage } = useIntl()
  const { captionStyle: style, readsCaptions } = preferences
  return (
    <div className={styles.editor}>
      <CaptionPreview style={style} />
      <div className={styles.parts}>
        {parts.map((part) => <PartSelect key={part} part={part} style={style} onChange={(captionStyle) => onChange({ captionStyle })} />)}
      </div>
      <div role="status">{isLegible(style) ? null : <Text size="small" tone="soft">{formatMessage({ id: 'captionStyle.hardToRead' })}</Text>}</div>
      {children}
      <Switch
        label={formatMessage({ id: 'captionStyle.readAloud' })}
        hint={formatMessage({ id: 'captionStyle.readAloud.text' })}
        checked={readsCaptions}
        onChange={(isOn) => onChange({ readsCaptions: isOn })}
      />
      <div><Button onClick={() => onChange({ captionStyle: defaultCaptionStyle })}>{formatMessage({ id: 'captionStyle.reset' })}</Button></div>
    </div>
  )
}

const parts = Object.keys(captionStyleChoices) as (keyof CaptionStyle)[]

type PartSelectProps = { part: keyof CaptionStyle; style: CaptionStyle; onChange: (style: CaptionStyle) => void }

function PartSelect({ part, style, onChange }: PartSelectProps) {
  const { formatMessage, formatNumber } = useIntl()
  const options = captionStyleChoices[part].map((choice) => ({
    value: String(choice),
    label: typeof choice === 'number' ? formatNumber(choice / 100, { style: 'percent' }) : formatMessage({ id: `captionStyle.${choice}` }),
  }))
  return (
    <Select
      labelIs="shown"
      label={formatMessage({ id: `captionStyle.${part}` })}
      options={options}
      value={String(style[part])}
      onChange={(value) => onChange(readCaptionStyle({ ...style, [part]: part === 'opacity' ? Number(value) : value }, style))}
    />
  )
}

/** A sample in its place. Screen readers have the names of the choices instead. */
function CaptionPreview({ style }: { style: CaptionStyle }) {
  const { formatMessage } = useIntl()
  return (
    <div className={`${styles.preview} ${styles.previewAt[style.position]} ${size[style.size]}`} aria-hidden="true">
      {cueLines(formatMessage({ id: 'captionStyle.sample' })).map((pieces, index) => <div key={index}><CaptionLine pieces={pieces} style={style} /></div>)}
    </div>
  )
}
