import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ExpandableText, shorten } from './expandable-text.tsx'

describe('a long text', () => {
  it('is cut at a word, without punctuation before the ellipsis', () => {
    expect(shorten('One evening, left before the bridge', 14)).toBe('One evening…')
  })

  it('is unchanged if short', () => {
    expect(shorten('One evening', 40)).toBe('One evening')
  })

  it('never splits a Bengali cluster', () => {
    expect(shorten('স্ত্রীর', 1)).toMatch(/^স্ত্রী?…$/)
  })

  it('expands and collapses', async () => {
    render(<ExpandableText text="One evening is left before the bridge opens" limit={12} more="Read more" less="Read less" />)
    await userEvent.click(screen.getByRole('button', { name: 'Read more', expanded: false }))
    expect(screen.getByText(/the bridge opens/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Read less', expanded: true })).toBeVisible()
  })
})
