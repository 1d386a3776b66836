import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'
import { hotkeyFor, togglesOnce } from './hotkeys.ts'
import type { HotkeyCommand } from './hotkeys.ts'

type HotkeyOptions = {
  isPaused: boolean
  onKey: () => void
  /** False when the command does not apply now: the browser keeps the key. */
  execute: (command: HotkeyCommand) => boolean
}

/** Listens on the document, because the video starts without a focused control. */
export function useHotkeys(root: RefObject<HTMLElement | null>, { isPaused, onKey, execute }: HotkeyOptions): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isPlayerEvent(event, root.current)) return
    const command = hotkeyFor(event, isPaused)
    onKey()
    if (!command) return
    const isRepeated = event.repeat && togglesOnce(command)
    if (isRepeated || execute(command)) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

/** Excludes keys typed in a field, in a menu or elsewhere on the page, and keys that press a button. */
function isPlayerEvent({ key, target }: KeyboardEvent, root: HTMLElement | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target !== document.body && !root?.contains(target)) return false
  if (target instanceof HTMLSelectElement) return false
  if (target instanceof HTMLInputElement) return !/^(Arrow|Home|End|Page| $)/.test(key)
  const isPress = key === ' ' || key === 'Enter'
  return !(isPress && target.closest('button, a') !== null)
}
