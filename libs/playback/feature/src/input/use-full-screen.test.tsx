import { act, renderHook } from '@testing-library/react'
import { useFullScreen } from './use-full-screen.ts'

/** jsdom has neither full screen nor orientation. */
function aDevice({ isTouch, refuses = false }: { isTouch: boolean; refuses?: boolean }) {
  const calls: string[] = []
  const orientation = {
    lock: (to: string) => (calls.push(`lock ${to}`), refuses ? Promise.reject(new DOMException('', 'NotSupportedError')) : Promise.resolve()),
    unlock: () => { calls.push('unlock') },
  }
  Object.defineProperty(screen, 'orientation', { configurable: true, value: orientation })
  globalThis.matchMedia = (query: string) => ({ matches: isTouch && query === '(pointer: coarse)' }) as MediaQueryList
  const root = { current: document.createElement('div') }
  const { result } = renderHook(() => useFullScreen(root))
  const show = (element: Element | null) => act(() => {
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: element })
    document.dispatchEvent(new Event('fullscreenchange'))
  })
  return { calls, root, result, show }
}

describe('full screen', () => {
  it('turns a touch device to landscape, and frees it afterwards (PLAY-187)', () => {
    const { calls, root, show } = aDevice({ isTouch: true })
    show(root.current)
    show(null)
    expect(calls).toEqual(['lock landscape', 'unlock'])
  })

  it('leaves a desktop as it is', () => {
    const { calls, root, show } = aDevice({ isTouch: false })
    show(root.current)
    expect(calls).toEqual([])
  })

  it('works on where the browser refuses to turn', async () => {
    const { root, show, result } = aDevice({ isTouch: true, refuses: true })
    show(root.current)
    await Promise.resolve()
    expect(result.current.isFullScreen).toBe(true)
  })

  it('of another element is not that of the player', () => {
    const { calls, result, show } = aDevice({ isTouch: true })
    show(document.createElement('div'))
    expect([calls, result.current.isFullScreen]).toEqual([['unlock'], false])
  })
})
