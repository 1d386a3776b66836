import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { pinAtom } from '../auth/parental.ts'
import { release } from './release.ts'
import { createViewTracker } from './view-tracker.ts'
import type { ViewTracker } from './view-tracker.ts'

/** Reports the views of a player until it is gone. */
export function useViewTracker(): ViewTracker {
  const [views] = useState(() => createViewTracker({ playerVersion: release, now: () => performance.now() }))
  useEffect(() => () => views.end('left'), [views])
  const isBlocked = useAtomValue(pinAtom) !== null
  useEffect(() => views.block(isBlocked), [views, isBlocked])
  return views
}
