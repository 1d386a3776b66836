import { preloadable } from '../performance/index.ts'

/** The queue, the user's actions and their toasts: loaded on sign-in, so that they are there when the network is not. */
export const loadActivity = preloadable(async () => {
  const [queue, actions] = await Promise.all([import('./mutation-queue.ts'), import('./activity-actions.ts'), import('../toasts/toast-list.tsx')])
  return { ...queue, ...actions }
})
