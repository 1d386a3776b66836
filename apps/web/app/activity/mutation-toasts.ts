import type { ApiError } from '@ott/api-client'
import type { Mutation } from '@ott/activity'
import { queryClient } from '../api/query-client.ts'
import { showToast } from '../toasts/toasts.ts'

export function showReminderSet(undo: () => void): void {
  showToast({ type: 'success', messageId: 'reminder.added', action: { labelId: 'activity.undo', onChoose: undo } })
}

/** The change waits for a connection. */
export function showQueued(): void {
  showToast({ type: 'info', messageId: 'activity.queued' })
}

export function showRejected({ of }: Mutation, { code, body }: ApiError): void {
  if (of !== 'reminder') return showToast({ type: 'error', messageId: 'activity.rejected' })
  // A released title is reported as the field in conflict; a full list of reminders names no field.
  const isReleased = code === 'CONFLICT' && body.field === 'contentId'
  showToast(isReleased ? { type: 'info', messageId: 'reminder.alreadyReleased' } : { type: 'error', messageId: 'reminder.failed' })
  if (isReleased) void queryClient.invalidateQueries({ queryKey: ['title'] })
}
