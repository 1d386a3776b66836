import type { ErrorBody } from '@ott/contract'
import type { ActivationState, Avatar, ProfileType, SocialProvider } from '@ott/identity'
import type { Locale } from '@ott/i18n'
import type { ColumnType, Generated } from 'kysely'
import type { Channel, ParentalChangeKind, Purpose } from '../notifications/send-otp.ts'
import type { Trust } from './sign-in/client-trust.ts'

export type IdentityTables = {
  account: AccountTable
  profile: ProfileTable
  code_flow: OtpFlowTable
  session: SessionTable
  password_reset: { token_hash: Buffer; user_id: string; expires_at: Date }
  contact_change: ContactChangeTable
  sign_in_link: { token_hash: Buffer; user_id: string; session_id: string; purpose: Generated<LinkPurpose>; expires_at: Date }
  known_device: { user_id: string; device_id: string; last_seen_at: Date; name: Generated<string | null> }
  sign_in_event: SignInEventTable
  social_account: SocialAccountTable
  social_token: { token_hash: Buffer; expires_at: Date }
  passkey: PasskeyTable
  tv_activation: TvActivationTable
  passkey_challenge: { challenge_hash: Buffer; user_id: string | null; expires_at: Date }
}

/** The error reason a client of the ended session receives (SES-11). */
export type EndReason = NonNullable<ErrorBody['reason']>

/** What a link opens: a session of its own, or only an activation. */
export type LinkPurpose = 'session' | 'activation'

export type ContactColumn = 'phone_number' | 'email'

type ContactChangeTable = {
  /** A bigint, which the driver returns as text. */
  change_id: Generated<string>
  /** Null without a previous contact. */
  token_hash: Buffer | null
  user_id: string
  contact: ContactColumn
  before: string | null
  changed_at: Date
  expires_at: Date
}

type AccountTable = {
  user_id: string
  phone_number: string | null
  email: string | null
  password_hash: string | null
  name: string | null
  date_of_birth: string | null
  registered_via: string
  autoplay_next_episode: Generated<boolean>
  autoplay_trailer: Generated<boolean>
  hides_spoilers: Generated<boolean>
  /** Of videos; null is the title's own. */
  audio_language: Generated<string | null>
  /** `off` shows none. */
  subtitle_language: Generated<string | null>
  terms_version: string | null
  terms_accepted_at: Date | null
  created_at: Date
  /** Null unless its user deletes it. */
  deletes_at: Generated<Date | null>
  deletion_locale: Generated<Locale | null>
  deletion_reminded_at: Generated<Date | null>
}

type ProfileTable = {
  user_id: string
  profile_id: string
  profile_type: ProfileType
  /** Null for a main profile without a name of its own. */
  name: Generated<string | null>
  avatar: Generated<Avatar | null>
  created_at: Generated<Date | null>
  /** Null: the account's. */
  autoplay_next_episode: Generated<boolean | null>
  autoplay_trailer: Generated<boolean | null>
  hides_spoilers: Generated<boolean | null>
  /** Of the PIN that opens the profile. */
  lock_hash: Generated<string | null>
  lock_attempts: Generated<number>
  lock_window_ends_at: Generated<Date | null>
  removed_at: Generated<Date | null>
  /** The lowest maturity that asks for the PIN; 5 asks for none. */
  level: Generated<number>
  /** The lowest maturity that is not shown; 5 shows all. */
  cap: Generated<number>
  /** Of the PIN that its parental control asks for. */
  pin_hash: Generated<string | null>
  pin_attempts: Generated<number>
  pin_window_ends_at: Generated<Date | null>
  parental_version: Generated<number>
  /** By the database's clock. */
  parental_changed_at: Generated<Date | null>
}

/** A parental control after its change; without a PIN it is off. `kind` is what the message with the code says. */
export type ParentalChange = { kind: ParentalChangeKind; pinHash: string | null; level: number; cap: number }

type OtpFlowTable = {
  flow_hash: Buffer
  device_hash: Buffer
  purpose: Purpose
  channel: Channel
  identifier: string
  browser_id: string | null
  trust: Generated<Trust>
  code_mac: Buffer
  /** Only of the purpose `parental`. */
  change: ColumnType<ParentalChange | null, string | null | undefined, string | null>
  attempts: Generated<number>
  terms_accepted_at: Date | null
  created_at: Date
  code_expires_at: Date
}

type SessionTable = {
  user_id: string
  session_id: string
  /** Null while no profile is open. */
  profile_id: string | null
  profile_opened_at: Generated<Date | null>
  device_id: string
  device_name: string | null
  /** Of a TV, as the TV told it. */
  model: Generated<string | null>
  platform: string
  is_parked: boolean
  generation: Generated<number>
  refresh_salt: Buffer
  rotated_at: Date
  created_at: Date
  authenticated_at: Date
  last_active_at: Date
  expires_at: Date
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  country: string | null
  ended_because: EndReason | null
}

type SignInEventTable = {
  event_id: string
  kind: string
  user_id: string | null
  identifier: string | null
  address: string
  device_id: string | null
  device_name: string | null
  country: string
  outcome: string
  at: Date
}

type SocialAccountTable = { provider: SocialProvider; subject: string; user_id: string; created_at: Date; last_used_at: Date }

type PasskeyTable = {
  passkey_id: string
  user_id: string
  credential_id: string
  public_key: Buffer
  /** A bigint, which the driver returns as text. */
  counter: ColumnType<string, number, number>
  transports: string[]
  name: string | null
  created_at: Date
  last_used_at: Date | null
}

type TvActivationTable = {
  id: string
  device_code_hash: Buffer
  code_mac: Buffer
  device_id: string
  device_name: string | null
  model: string | null
  /** Null if unknown. */
  address_country: string | null
  requested_at: Date
  expires_at: Date
  interval_s: number
  polled_at: Date | null
  state: ActivationState
  claimed_by: string | null
  claimed_sid: string | null
  /** When the user who allowed it proved who they are. */
  authenticated_at: Date | null
  locale: Locale | null
  session_id: string | null
  ended: Generated<boolean>
}
