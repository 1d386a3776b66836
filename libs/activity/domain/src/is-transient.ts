/**
 * Whether what was refused with this status, 0 for no answer, may be taken another time: the network, a busy server or a session are no
 * reason to lose it.
 */
export function mayPass(status: number): boolean {
  return status === 0 || status >= 500 || [401, 403, 408, 429].includes(status)
}
