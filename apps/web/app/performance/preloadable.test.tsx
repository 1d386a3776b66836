import { act, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { bringOnce } from './preloadable.ts'

describe('a preloadable', () => {
  it('renders at once when it was loaded before', async () => {
    const words = bringOnce(async () => 'Here')
    await act(words)
    const Words = () => <p>{use(words())}</p>
    render(<Suspense fallback="Waiting"><Words /></Suspense>)
    expect(screen.getByText('Here')).toBeVisible()
  })

  it('loads once for all callers, and again after a failure', async () => {
    const answers = ['no', 'yes']
    let loads = 0
    const words = bringOnce(async () => {
      loads += 1
      const answer = answers.shift()
      if (answer === 'no') throw new Error(answer)
      return answer
    })
    const both = await Promise.allSettled([words(), words()])
    expect([both.map(({ status }) => status), loads]).toEqual([['rejected', 'rejected'], 1])
    expect([await words(), await words(), loads]).toEqual(['yes', 'yes', 2])
  })
})
