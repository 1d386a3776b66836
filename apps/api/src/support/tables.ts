import type { Locale } from '@ott/i18n'
import type { Generated } from 'kysely'

type FeedbackTable = {
  feedback_id: string
  request_id: string
  said: string
  page: string
  email: string
  locale: Locale
  said_at: Date
  due_at: Date
  tries: Generated<number>
  mailed_at: Date | null
}

export type SupportTables = { feedback: FeedbackTable }
