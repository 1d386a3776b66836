import type { Call } from '@ott/api-client'
import { apiClient } from './client.ts'

const timeoutMs = 15_000

/** For calls in a queue, where one that hangs would block all that follow. */
export const callWithTimeout: Call = (name, input, options) => apiClient(name, input, { ...options, signal: AbortSignal.timeout(timeoutMs) })
