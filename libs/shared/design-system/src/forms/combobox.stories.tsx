import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Combobox } from './combobox.tsx'
import type { ComboboxProps } from './combobox.tsx'
import { Inline } from '../layout/layout.tsx'
import { useTranslate } from '../testing.ts'

export default { title: 'Forms/Combobox', component: Combobox }

export const Playground = {
  args: { value: 'IN', disabled: false },
  argTypes: { value: { control: 'inline-radio', options: ['IN', 'BD', 'GB', 'NL'] } },
  render: (choice: Partial<ComboboxProps>) => <Inline><Country key={choice.value} {...choice} /></Inline>,
}

function Country({ value = 'IN', ...choice }: Partial<ComboboxProps>) {
  const t = useTranslate()
  const [country, setCountry] = useState(value)
  return (
    <Combobox
      label={t('Country', 'দেশ')}
      searchLabel={t('Search for country name or code…', 'দেশের নাম বা কোড খুঁজুন…')}
      emptyText={t('No matching countries.', 'মিলছে এমন কোনো দেশ নেই।')}
      options={[
        { value: 'IN', label: t('India', 'ভারত'), note: '+91', keywords: 'India ভারত' },
        { value: 'BD', label: t('Bangladesh', 'বাংলাদেশ'), note: '+880', keywords: 'Bangladesh বাংলাদেশ' },
        { value: 'GB', label: t('United Kingdom', 'যুক্তরাজ্য'), note: '+44', keywords: 'United Kingdom England' },
        { value: 'NL', label: t('Netherlands', 'নেদারল্যান্ডস'), note: '+31', keywords: 'Netherlands Holland' },
      ]}
      {...choice}
      value={country}
      onChange={setCountry}
    />
  )
}

export const Closed = () => <Inline><Country /></Inline>
export const Disabled = () => <Inline><Country disabled /></Inline>

/** The search input has the focus while arrow keys move in the list. */
export const Open = {
  render: () => <Inline><Country value="BD" /></Inline>,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await waitFor(() => expect(screen.getByPlaceholderText(/code|কোড/)).toHaveFocus())
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('+880')
  },
}

/** The search matches names and codes, in both languages. */
export const Searched = {
  render: () => <Inline><Country /></Inline>,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    const search = await screen.findByPlaceholderText(/code|কোড/)
    await userEvent.type(search, '৮৮০')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  },
}

export const NothingFound = {
  render: () => <Inline><Country /></Inline>,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await userEvent.type(await screen.findByPlaceholderText(/code|কোড/), 'zzz')
    await waitFor(() => expect(screen.queryAllByRole('option')).toHaveLength(0))
  },
}
