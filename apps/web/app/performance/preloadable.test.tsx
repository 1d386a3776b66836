import { act, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { bringOnce } from './preloadable.ts'

describe('what is brought once', () => {
  it('is drawn with the page that asks for it when it has come before', async () => {
    const words = bringOnce(async () => 'Here')
    await act(words)
    const Words = () => <p>{use(words())}</p>
    render(<Suspense fallback="Waiting"><Words /></Suspense>)
    expect(screen.getByText('Here')).toBeVisible()
  })

  it('is asked for by all who want it together, and again after it failed', async () => {
    const answers = ['no', 'yes']
    let asked = 0
    const words = bringOnce(async () => {
      asked += 1
      const answer = answers.shift()
      if (answer === 'no') throw new Error(answer)
      return answer
    })
    const both = await Promise.allSettled([words(), words()])
    expect([both.map(({ status }) => status), asked]).toEqual([['rejected', 'rejected'], 1])
    expect([await words(), await words(), asked]).toEqual(['yes', 'yes', 2])
  })
})
