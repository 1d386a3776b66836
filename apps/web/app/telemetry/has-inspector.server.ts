/** Whether developers may see the events of a page: everywhere but in live mode. */
export function hasInspector({ OTT_MODE: mode }: Record<string, string | undefined>): boolean {
  return mode !== 'live'
}
