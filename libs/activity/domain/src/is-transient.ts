/** Whether a request with this status (0: no response) may succeed later: network, busy server or expired session. */
export function isTransient(status: number): boolean {
  return status === 0 || status >= 500 || [401, 403, 408, 429].includes(status)
}
