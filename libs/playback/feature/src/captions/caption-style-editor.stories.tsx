import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { defaultPreferences } from '../state/preferences.ts'
import { CaptionSettings } from './caption-settings.tsx'
import { CaptionStyleEditor } from './caption-style-editor.tsx'
import { defaultCaptionStyle } from './caption-style.ts'
import type { CaptionStyle } from './caption-style.ts'

type Args = { style?: Partial<CaptionStyle> }

function Editor({ style }: Args) {
  const [preferences, setPreferences] = useState({ ...defaultPreferences, captionStyle: { ...defaultCaptionStyle, ...style } })
  return <CaptionStyleEditor preferences={preferences} onChange={(change) => setPreferences((before) => ({ ...before, ...change }))} />
}

type Story = StoryObj<Args>

export default {
  title: 'Playback/Caption style',
  render: (args) => <Editor {...args} />,
} satisfies Meta<Args>

export const Default: Story = {}
export const YellowWithOutline: Story = { args: { style: { colour: 'yellow', edge: 'outline', opacity: 0, font: 'serif', size: 'large' } } }
export const RaisedAtTop: Story = { args: { style: { edge: 'raised', opacity: 25, position: 'top', font: 'monospace', size: 'huge' } } }
export const HardToRead: Story = { args: { style: { opacity: 0 } } }
export const InSettings: Story = { render: () => <CaptionSettings /> }
