import type { ApiError } from '@ott/api-client'
import type { Change } from '@ott/activity'
import { queryClient } from '../api/query-client.ts'
import { sayToast } from '../toasts/toasts.ts'

export function showReminderSet(undo: () => void): void {
  sayToast({ type: 'success', says: 'reminder.nowOn', action: { says: 'my.undo', onChoose: undo } })
}

/** The change waits for a connection. */
export function showQueued(): void {
  sayToast({ type: 'info', says: 'my.waiting' })
}

export function showRejected({ of }: Change, { code, body }: ApiError): void {
  if (of !== 'reminder') return sayToast({ type: 'error', says: 'my.refused' })
  // A released title is reported as the field in conflict; a full list of reminders names no field.
  const isReleased = code === 'CONFLICT' && body.field === 'contentId'
  sayToast(isReleased ? { type: 'info', says: 'reminder.isOut' } : { type: 'error', says: 'reminder.failed' })
  if (isReleased) void queryClient.invalidateQueries({ queryKey: ['title'] })
}
