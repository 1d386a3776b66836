type Environment = Record<string, string | undefined>

/**
 * Throws if demo mode would listen on an address that other machines reach: there anybody may read sign-in codes
 * (RUN-17). `OTT_ALLOW_PUBLIC_DEMO=1` allows it.
 */
export function checkDemoHost({ OTT_MODE: mode, HOST: host, OTT_ALLOW_PUBLIC_DEMO: isAllowed }: Environment): void {
  if (!host || isLoopback(host) || mode === 'live' || isAllowed === '1') return
  throw new Error(`HOST is ${host}; demo mode listens on loopback only. Set OTT_MODE=live, or OTT_ALLOW_PUBLIC_DEMO=1 to show the demo to everybody`)
}

/** Of the names that resolve to loopback only `localhost` counts, since any other may change. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)
}
