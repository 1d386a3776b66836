import { csvFile, jsonFile } from '../personal-data/personal-data.ts'
import type { PersonalData } from '../personal-data/personal-data.ts'
import type { Pseudonym } from './pseudonym.ts'

/** Privacy choices, and the events that name the user by a pseudonym (AN-11). */
export const analyticsData = (pseudonymOf: Pseudonym): PersonalData => ({
  erase: async (trx, userId) => {
    await trx.deleteFrom('event').where('user_key', '=', pseudonymOf(userId)).execute()
    await trx.deleteFrom('event_outbox').where('user_key', '=', pseudonymOf(userId)).execute()
    await trx.deleteFrom('consent_log').where('user_id', '=', userId).execute()
  },

  read: async (db, userId) => {
    const choices = await db.selectFrom('consent_log').select(['at', 'version', 'analytics', 'marketing', 'source', 'gpc', 'country']).where('user_id', '=', userId).orderBy('consent_id').execute()
    const events = await db.selectFrom('event').select(['at', 'name', 'country', 'props']).where('user_key', '=', pseudonymOf(userId)).orderBy('at').execute()
    return [
      jsonFile('privacy-choices.json', choices),
      csvFile('events.csv', ['at', 'name', 'country', 'properties'], events.map(({ at, name, country, props }) => [at, name, country, JSON.stringify(props)])),
    ]
  },
})
