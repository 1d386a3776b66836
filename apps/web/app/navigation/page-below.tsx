import { useContext, useState } from 'react'
import type { ReactNode } from 'react'
import {
  UNSAFE_FrameworkContext as FrameworkContext, UNSAFE_LocationContext as LocationContext, UNSAFE_RouteContext as RouteContext,
} from 'react-router'
import { useBackground } from './router-anchor.tsx'

/**
 * A page goes on seeing the address that it was drawn for while a dialog stands over it: nothing of it reads the
 * dialog's, and its hundred links are not drawn again, neither when the dialog opens nor when it closes.
 */
export function PageBelow({ path, children }: { path: string; children: ReactNode }) {
  const isCovered = useBackground() !== null
  const here = {
    path,
    location: useContext(LocationContext),
    route: useContext(RouteContext),
    // Links read it. The router makes it anew at every step, and always the same.
    framework: useContext(FrameworkContext),
  }
  const [seen, setSeen] = useState(here)
  const isBackAgain = seen.location.location.key === here.location.location.key
  const isSeen = seen.path === path && (isCovered || isBackAgain)
  if (!isSeen) setSeen(here)
  const { location, route, framework } = isSeen ? seen : here
  return (
    <FrameworkContext value={framework}>
      <LocationContext value={location}>
        <RouteContext value={route}>{children}</RouteContext>
      </LocationContext>
    </FrameworkContext>
  )
}
