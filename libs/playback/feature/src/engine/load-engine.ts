import type { MakeEngine } from './engine.ts'

/** dash.js where Media Source Extensions exist, native HLS elsewhere. */
export async function loadEngine(): Promise<MakeEngine> {
  const hasMediaSource = 'MediaSource' in globalThis || 'ManagedMediaSource' in globalThis
  if (hasMediaSource) return (await import('./engine.ts')).makeDashEngine
  return (await import('./native-engine.ts')).makeNativeEngine
}
