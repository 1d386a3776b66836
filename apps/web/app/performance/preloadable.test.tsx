import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { preloadable, usePreloadable } from './preloadable.ts'

function Text({ of }: { of: Parameters<typeof usePreloadable<string>>[0] }) {
  return <p>{usePreloadable(of)}</p>
}

describe('a preloadable', () => {
  it('is rendered at once when it is loaded before', async () => {
    const text = preloadable(async () => 'Loaded')
    await text()
    const fallback = jest.fn(() => null)
    const Fallback = () => fallback()
    render(<Suspense fallback={<Fallback />}><Text of={text} /></Suspense>)
    expect(screen.getByText('Loaded')).toBeVisible()
    expect(fallback).not.toHaveBeenCalled()
  })

  it('suspends the component that needs it until it is loaded', async () => {
    const text = preloadable(async () => 'Loaded')
    await act(async () => void render(<Suspense fallback="Waiting"><Text of={text} /></Suspense>))
    expect(screen.getByText('Loaded')).toBeVisible()
  })

  it('is loaded once for all who need it together, and again after a failure', async () => {
    const answers = ['no', 'yes']
    let loads = 0
    const words = preloadable(async () => {
      loads += 1
      const answer = answers.shift()
      if (answer === 'no') throw new Error(answer)
      return answer
    })
    const both = await Promise.allSettled([words(), words()])
    expect([both.map(({ status }) => status), loads, words.loaded()]).toEqual([['rejected', 'rejected'], 1, null])
    expect([await words(), await words(), loads]).toEqual(['yes', 'yes', 2])
  })
})
