/** If two accounts get the same contact at the same time, the unique index accepts one. */
export function orInUse(error: unknown): 'inUse' {
  if ((error as { code?: string }).code === '23505') return 'inUse'
  throw error
}
