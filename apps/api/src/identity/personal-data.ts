import { csvFile, jsonFile } from '../personal-data/personal-data.ts'
import type { PersonalData } from '../personal-data/personal-data.ts'

/** The account, its profiles, devices and ways to log in. The last area to be erased: its row says that the rest is to go. */
export const identityData: PersonalData = {
  erase: async (trx, userId) => {
    const account = await trx.selectFrom('account').select(['phone_number', 'email']).where('user_id', '=', userId).executeTakeFirst()
    const contacts = [account?.phone_number, account?.email].filter((contact) => typeof contact === 'string')
    if (contacts.length > 0) await trx.deleteFrom('code_flow').where('identifier', 'in', contacts).execute()
    await trx.deleteFrom('sign_in_event').where('user_id', '=', userId).execute()
    await trx.deleteFrom('tv_activation').where('claimed_by', '=', userId).execute()
    await trx.deleteFrom('account').where('user_id', '=', userId).execute()
  },

  eraseProfile: async (trx, { userId, profileId }) => {
    await trx.deleteFrom('profile').where('user_id', '=', userId).where('profile_id', '=', profileId).execute()
  },

  read: async (db, userId) => {
    const account = await db
      .selectFrom('account')
      .select(['phone_number', 'email', 'name', 'date_of_birth', 'registered_via', 'autoplay_next_episode', 'autoplay_trailer', 'hides_spoilers', 'audio_language', 'subtitle_language', 'terms_version', 'terms_accepted_at', 'created_at', 'deletes_at'])
      .where('user_id', '=', userId)
      .executeTakeFirst()
    const social = await db.selectFrom('social_account').select(['provider', 'created_at', 'last_used_at']).where('user_id', '=', userId).execute()
    const passkeys = await db.selectFrom('passkey').select(['name', 'created_at', 'last_used_at']).where('user_id', '=', userId).execute()
    const profiles = await db.selectFrom('profile').select(['profile_id', 'profile_type', 'name', 'avatar', 'level', 'cap', 'autoplay_next_episode', 'autoplay_trailer', 'hides_spoilers', 'created_at', 'removed_at']).where('user_id', '=', userId).execute()
    const devices = await db.selectFrom('session').leftJoin('known_device', (join) => join.onRef('known_device.user_id', '=', 'session.user_id').onRef('known_device.device_id', '=', 'session.device_id')).select(['known_device.name', 'device_name', 'model', 'platform', 'country', 'created_at', 'last_active_at', 'ended_at']).where('session.user_id', '=', userId).orderBy('created_at').execute()
    const events = await db.selectFrom('sign_in_event').select(['at', 'kind', 'outcome', 'device_name', 'country', 'address']).where('user_id', '=', userId).orderBy('at').execute()
    return [
      jsonFile('account.json', { ...account, social, passkeys }),
      jsonFile('profiles.json', profiles),
      csvFile('devices.csv', ['given_name', 'name', 'model', 'platform', 'country', 'logged_in_at', 'last_used_at', 'logged_out_at'], devices.map((device) => [device.name, device.device_name, device.model, device.platform, device.country, device.created_at, device.last_active_at, device.ended_at])),
      csvFile('logins.csv', ['at', 'kind', 'outcome', 'device', 'country', 'ip_address'], events.map((event) => [event.at, event.kind, event.outcome, event.device_name, event.country, event.address])),
    ]
  },
}
