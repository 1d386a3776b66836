import { bringOnce } from '../performance/index.ts'

/** What a viewer changes of their own, and what speaks of it: they come once somebody is in, so that they are there when the network is not. */
export const changes = bringOnce(async () => {
  const [mine] = await Promise.all([import('./mutation-queue.ts'), import('../toasts/toast-list.tsx')])
  return mine
})
