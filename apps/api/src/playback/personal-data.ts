import type { PersonalData } from '../personal-data/personal-data.ts'

/** Running streams, and when the user watched last. The archive has them as history and devices. */
export const playbackData: PersonalData = {
  erase: async (trx, userId) => {
    await trx.deleteFrom('running_stream').where('viewer', '=', userId).execute()
    await trx.deleteFrom('last_watched').where('user_id', '=', userId).execute()
  },
  read: async () => [],
}
