import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createJSONStorage } from 'jotai/utils'
import { useState } from 'react'
import { defaultPreferences } from '../state/preferences.ts'
import type { PlaybackPreferences } from '../state/preferences.ts'
import { Words } from '../testing.tsx'
import { CaptionSettings } from './caption-settings.tsx'
import { CaptionStyleEditor } from './caption-style-editor.tsx'
import { defaultCaptionStyle } from './caption-style.ts'
import type { CaptionStyle } from './caption-style.ts'

type Changes = Partial<Pick<PlaybackPreferences, 'captionStyle' | 'readsCaptions'>>[]

function Editor({ style, changes }: { style: Partial<CaptionStyle>; changes: Changes }) {
  const [preferences, setPreferences] = useState({ ...defaultPreferences, captionStyle: { ...defaultCaptionStyle, ...style } })
  const change = (next: Changes[number]) => {
    changes.push(next)
    setPreferences((before) => ({ ...before, ...next }))
  }
  return <CaptionStyleEditor preferences={preferences} onChange={change} />
}

function show(style: Partial<CaptionStyle> = {}): Changes {
  const changes: Changes = []
  render(<Words><Editor style={style} changes={changes} /></Words>)
  return changes
}

const choose = (part: string, choice: string) => userEvent.selectOptions(screen.getByRole('combobox', { name: part }), choice)

const storage = createJSONStorage<unknown>()
beforeEach(() => storage.removeItem('playback'))

describe('the style of subtitles', () => {
  it('has a choice for each part (PLAY-191)', async () => {
    const changes = show()
    await choose('Size', 'Extra large')
    await choose('Font', 'Serif')
    await choose('Text colour', 'Yellow')
    await choose('Edge', 'Outline')
    await choose('Background', 'Blue')
    await choose('Background opacity', '25%')
    await choose('Position', 'Top')
    expect(changes.at(-1)?.captionStyle).toEqual({ size: 'huge', font: 'serif', colour: 'yellow', edge: 'outline', background: 'blue', opacity: 25, position: 'top' })
  })

  it('warns of colours that are hard to read', async () => {
    show()
    const warning = /may be hard to read/
    expect(screen.queryByText(warning)).toBeNull()
    await choose('Text colour', 'Black')
    expect(within(screen.getByRole('status')).getByText(warning)).toBeVisible()
    await choose('Edge', 'Outline')
    expect(screen.queryByText(warning)).toBeNull()
  })

  it('returns to the default at once', async () => {
    const changes = show({ colour: 'red', size: 'huge' })
    await userEvent.click(screen.getByRole('button', { name: 'Reset style' }))
    expect(changes).toEqual([{ captionStyle: defaultCaptionStyle }])
  })

  it('can be read aloud, which is off by default (PLAY-197)', async () => {
    const changes = show()
    const readAloud = screen.getByRole('switch', { name: 'Read subtitles with a screen reader', checked: false })
    await userEvent.click(readAloud)
    expect(changes).toEqual([{ readsCaptions: true }])
  })

  it('is kept in this browser by the settings page', async () => {
    const { unmount } = render(<Words><CaptionSettings /></Words>)
    await choose('Text colour', 'Cyan')
    unmount()
    expect(storage.getItem('playback', null)).toMatchObject({ version: 2, captionStyle: { colour: 'cyan' } })
    render(<Words><CaptionSettings /></Words>)
    expect(screen.getByRole('combobox', { name: 'Text colour' })).toHaveDisplayValue('Cyan')
  })
})
