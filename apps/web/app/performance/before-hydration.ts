/** Promises that the client entry awaits before it hydrates. Modules of a route add theirs while they are evaluated. */
export const beforeHydration: Promise<unknown>[] = []
