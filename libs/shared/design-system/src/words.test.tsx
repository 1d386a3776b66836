import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { firstLetter } from './cards/avatar.tsx'
import { Segmented, Toggles } from './forms/choice.tsx'
import { ComparisonTable } from './layout/comparison-table.tsx'
import { ExpandableText, shorten } from './typography/expandable-text.tsx'
import { FactLine } from './typography/fact-line.tsx'
import { Facts } from './typography/facts.tsx'
import { letters } from './typography/first-letter.ts'
import { TextField } from './forms/text-field.tsx'

describe('a long text', () => {
  it('is cut at a word, without a stop before the dots', () => {
    expect(shorten('One evening, left before the bridge', 14)).toBe('One evening…')
  })

  it('is left alone when it is short', () => {
    expect(shorten('One evening', 40)).toBe('One evening')
  })

  it('never cuts a Bengali cluster in two', () => {
    expect(shorten('স্ত্রীর', 1)).toMatch(/^স্ত্রী?…$/)
  })

  it('opens and closes', async () => {
    render(<ExpandableText text="One evening is left before the bridge opens" limit={12} more="Read more" less="Read less" />)
    await userEvent.click(screen.getByRole('button', { name: 'Read more', expanded: false }))
    expect(screen.getByText(/the bridge opens/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Read less', expanded: true })).toBeVisible()
  })
})

describe('letters', () => {
  const sentence = 'যাদের সে কোনোদিন পার করেছে, সবাই ঝড়ের রাতে আরেকবার পার হতে চায়; স্ত্রীর চোখে অশ্রু। Näïve, e\u0301t\u00e9.'

  it('are those that a browser sees in both languages', () => {
    expect(sentence.match(letters)).toEqual(Array.from(new Intl.Segmenter('bn').segment(sentence), ({ segment }) => segment))
  })
})

describe('short facts in a line', () => {
  it('are read out in English where they stand in Latin letters, on a page of another language', () => {
    render(<div lang="bn"><FactLine badge="U/A 13+" facts={['ড্রামা', 'Living room TV', '২০২৬']} /><Facts badge="A 18+" facts={['ড্রামা']} /></div>)
    const english = [...document.querySelectorAll('[lang=en]')].map(({ textContent }) => textContent)
    expect(english).toEqual(['U/A 13+', 'Living room TV', 'A 18+'])
  })

  it('never part a number from what it counts', () => {
    render(<Facts facts={['2 seasons', 'Some strong language', '২টি সিজন']} />)
    expect(screen.getByText(/seasons/).textContent).toBe('2\u00A0seasons\u00A0· Some strong language\u00A0· ২টি\u00A0সিজন')
  })
})

describe('the face of a viewer', () => {
  it.each([['mim', 'en', 'M'], ['মিতা', 'bn', 'মি'], ['  ', 'en', '']])('of %j in %s is %j', (name, locale, letter) => {
    expect(firstLetter(name, locale)).toBe(letter)
  })
})

describe('a text field', () => {
  it('joins its hint and its error to the input', () => {
    render(<TextField label="Email" hint="We send a code." error="Enter an @." />)
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('We send a code. Enter an @.')
    expect(screen.getByRole('textbox')).toBeInvalid()
  })

  it('reports what is written', async () => {
    const written = jest.fn()
    render(<TextField label="Email" onChange={written} />)
    await userEvent.type(screen.getByRole('textbox'), 'a')
    expect(written).toHaveBeenCalledWith('a')
  })
})

describe('choices', () => {
  const options = [{ value: 'like', label: 'Like' }, { value: 'love', label: 'Love' }]

  it('a rating is taken back by a second press', async () => {
    const rated = jest.fn()
    render(<Toggles label="Rate" options={options} value="like" onChange={rated} />)
    await userEvent.click(screen.getByRole('button', { name: 'Like', pressed: true }))
    expect(rated).toHaveBeenCalledWith(null)
  })

  it('one of two is always chosen', async () => {
    const chosen = jest.fn()
    render(<Segmented label="By" options={options} value="like" onChange={chosen} />)
    expect(screen.getByRole('radio', { name: 'Like' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'Love' }))
    expect(chosen).toHaveBeenCalledWith('love')
  })
})

describe('plans compared', () => {
  it('name each cell by its row and column, and say yes and no in words', () => {
    const column = { price: '₹99', values: [{ yes: true, label: 'Available' }], action: <button>Choose</button> }
    render(
      <ComparisonTable
        caption="Plans"
        rows={['Download']}
        columns={[{ ...column, id: 'a', title: 'Ember' }, { ...column, id: 'b', title: 'Lantern', best: true }]}
      />,
    )
    const table = screen.getByRole('table', { name: 'Plans' })
    expect(table).toContainElement(screen.getByRole('rowheader', { name: 'Download' }))
    expect(screen.getAllByRole('region').map((card) => card.getAttribute('aria-label'))).toEqual(['Lantern', 'Ember'])
  })

  it('have no heads but those of rows and columns, and no row to press in where nothing can be pressed', () => {
    const plan = { id: 'a', title: 'Ember', price: '₹99', period: 'per month', values: ['720p'], action: null }
    render(<ComparisonTable caption="Plans" rows={['Best picture']} columns={[plan]} />)
    expect(screen.getByRole('columnheader', { name: 'Ember ₹99 per month' })).toHaveAttribute('abbr', 'Ember')
    expect(screen.getAllByRole('rowheader')).toHaveLength(1)
    expect(screen.getAllByRole('row')).toHaveLength(2)
    expect(screen.getByRole('cell', { name: '720p' }).firstElementChild).toHaveAttribute('lang', 'en')
  })
})
