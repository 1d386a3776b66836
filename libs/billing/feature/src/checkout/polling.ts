/** Whoever waits for a bank looks every three seconds, for two minutes; then only when the user asks (BIL-47). */
export const pollMs = 3_000
export const maxPollMs = 120_000
