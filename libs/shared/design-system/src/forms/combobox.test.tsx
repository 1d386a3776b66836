import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Combobox } from './combobox.tsx'

const countries = [
  { value: 'IN', label: 'India', note: '+91', keywords: 'ভারত' },
  { value: 'BD', label: 'Bangladesh', note: '+880', keywords: 'বাংলাদেশ' },
  { value: 'CI', label: 'Côte d’Ivoire', note: '+225' },
]

const opened = async () => {
  const chosen = jest.fn()
  render(
    <Combobox label="Country" options={countries} value="IN" onChange={chosen} searchLabel="Search" emptyText="No country." />,
  )
  await userEvent.click(screen.getByRole('combobox', { name: 'Country: India +91' }))
  return chosen
}
const search = async (words: string) => userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), words)
const found = () => screen.getAllByRole('option').map((option) => option.textContent)

describe('the combobox', () => {
  it.each([['bang', 'Bangladesh+880'], ['বাংলা', 'Bangladesh+880'], ['৮৮০', 'Bangladesh+880'], ['cote', 'Côte d’Ivoire+225']])(
    'finds by %s', async (words, country) => {
      await opened()
      await search(words)
      await waitFor(() => expect(found()).toEqual([country]))
    })

  it('labels its list', async () => {
    await opened()
    const list = await screen.findByRole('listbox', { name: 'Country' })
    // The popup is visible once it is positioned.
    await waitFor(() => expect(list).toBeVisible())
  })

  it('works by keyboard alone', async () => {
    const chosen = await opened()
    await search('+880')
    await userEvent.keyboard('{Enter}')
    expect(chosen).toHaveBeenCalledWith('BD')
  })

  it('shows that nothing matches', async () => {
    await opened()
    await search('zzz')
    const words = await screen.findByText('No country.')
    await waitFor(() => expect(words).toBeVisible())
  })
})
