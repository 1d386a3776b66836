import type { FastifyInstance } from 'fastify'
import type { TitleOf } from '../catalogue/title-lookup.ts'
import type { Deps } from '../config/deps.ts'
import type { Handlers } from '../http/request.ts'
import { keepTidy } from '../jobs/cleanup.ts'
import { streamSlots } from './concurrent-streams.ts'
import { entitlement } from './entitlement.ts'
import type { Facts } from './entitlement.ts'
import { serveMedia } from './media-origin.ts'
import { streamKeys } from './stream-keys.ts'
import type { PlaybackTables } from './tables.ts'

export async function playback(
  app: FastifyInstance,
  deps: Deps<PlaybackTables>,
  { titleOf, ...facts }: Facts & { titleOf: TitleOf },
): Promise<Pick<Handlers, 'entitlement'>> {
  const keys = streamKeys(deps.secrets.streamKey)
  const slots = streamSlots(deps)
  await serveMedia(app, deps, keys)
  keepTidy(app, () => slots.sweep())
  return { entitlement: entitlement(deps.now, keys, slots, titleOf, facts) }
}
