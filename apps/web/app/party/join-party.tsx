import { JoinPartyScreen, useJoinParty } from '@ott/playback-feature'
import type { PartyVideo } from '@ott/playback-feature'
import { localePath } from '@ott/i18n'
import { apiClient } from '../api/client.ts'
import { plansPathFor } from '../billing/wanted-title.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { loginPath } from '../routing/paths.ts'

/** An invitation to a watch party, before its video opens. `path` is that of the invitation, without the locale. */
export default function JoinParty({ code, path, onJoined }: { code: string; path: string; onJoined: (video: PartyVideo) => void }) {
  const locale = useLocale()
  const { state, retry } = useJoinParty(apiClient, code, onJoined)
  return (
    <JoinPartyScreen
      state={state}
      loginHref={loginPath(locale, localePath(locale, path))}
      plansHref={plansPathFor(locale, path)}
      homeHref={localePath(locale, '/')}
      onRetry={retry}
    />
  )
}
