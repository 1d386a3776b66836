import type { ColumnType, Generated } from 'kysely'

export type IdentityTables = {
  account: AccountTable
  profile: { user_id: string; profile_id: string; profile_type: string }
  sign_in_flow: SignInFlowTable
  session: SessionTable
  rate_limit: { key: string; points: number; resets_at: Date }
}

type AccountTable = {
  user_id: string
  phone_number: string | null
  email: string | null
  name: string | null
  date_of_birth: string | null
  maturity_rating: string | null
  parental_control: Generated<boolean>
  registered_via: string
  autoplay_next_episode: Generated<boolean>
  autoplay_trailer: Generated<boolean>
  terms_version: string | null
  terms_accepted_at: Date | null
  created_at: Date
}

type SignInFlowTable = {
  flow_hash: Buffer
  device_hash: Buffer
  channel: 'sms' | 'email'
  identifier: string
  code_mac: Buffer
  attempts: Generated<number>
  terms_accepted_at: Date | null
  created_at: Date
  code_expires_at: Date
}

type SessionTable = {
  user_id: string
  session_id: string
  profile_id: string
  device_id: string
  device_name: string | null
  platform: string
  is_parked: boolean
  generation: Generated<number>
  refresh_salt: Buffer
  rotated_at: Date
  created_at: Date
  last_active_at: Date
  expires_at: Date
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}
