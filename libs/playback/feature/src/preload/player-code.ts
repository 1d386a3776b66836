import type { ComponentType } from 'react'
import type { PlayerProps } from '../player.tsx'

let player: ComponentType<PlayerProps> | null = null

/** The player component, if its code is loaded. */
export const loadedPlayer = () => player

export async function loadPlayer(): Promise<ComponentType<PlayerProps>> {
  player = (await import('../player.tsx')).Player
  return player
}
