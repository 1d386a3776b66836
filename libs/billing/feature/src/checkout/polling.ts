/** The interval and the end of polling for a bank's answer; afterwards the user asks (BIL-47). */
export const pollMs = 3_000
export const maxPollMs = 120_000
