import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Combobox } from './combobox.tsx'
import { Inline } from './layout.tsx'
import { useWords } from './testing.ts'

export default { title: 'Forms/Combobox', component: Combobox }

function Country({ start }: { start: string }) {
  const say = useWords()
  const [country, setCountry] = useState(start)
  return (
    <Combobox
      label={say('Country', 'দেশ')}
      value={country}
      onChange={setCountry}
      searchLabel={say('Search for country name or code…', 'দেশের নাম বা কোড খুঁজুন…')}
      emptyText={say('No country has that name or code.', 'এই নামে বা কোডে কোনো দেশ নেই।')}
      options={[
        { value: 'IN', glyph: 'IN', label: say('India', 'ভারত'), note: '+91', keywords: 'India ভারত' },
        { value: 'BD', glyph: 'BD', label: say('Bangladesh', 'বাংলাদেশ'), note: '+880', keywords: 'Bangladesh বাংলাদেশ' },
        { value: 'GB', glyph: 'GB', label: say('United Kingdom', 'যুক্তরাজ্য'), note: '+44', keywords: 'United Kingdom England' },
        { value: 'NL', glyph: 'NL', label: say('Netherlands', 'নেদারল্যান্ডস'), note: '+31', keywords: 'Netherlands Holland' },
      ]}
    />
  )
}

export const Closed = () => <Inline><Country start="IN" /></Inline>

export const Open = {
  render: () => <Inline><Country start="BD" /></Inline>,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    canvasElement.querySelector('button')?.click()
  },
}

/** Whoever types finds by name, by code and in either language. */
export const Searched = {
  render: () => <Inline><Country start="IN" /></Inline>,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    const search = await screen.findByPlaceholderText(/code|কোড/)
    await userEvent.type(search, '৮৮০')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  },
}

export const NothingFound = {
  render: () => <Inline><Country start="IN" /></Inline>,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await userEvent.type(await screen.findByPlaceholderText(/code|কোড/), 'zzz')
    await waitFor(() => expect(screen.queryAllByRole('option')).toHaveLength(0))
  },
}
