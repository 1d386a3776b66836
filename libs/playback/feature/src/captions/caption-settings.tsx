import { Section, Stack, Text } from '@ott/design-system'
import { useAtom } from 'jotai'
import { useIntl } from 'react-intl'
import { defaultPreferences, playbackPreferencesAtom } from '../state/preferences.ts'
import { CaptionStyleEditor } from './caption-style-editor.tsx'
import { useIsHydrated } from '../state/use-is-hydrated.ts'

/** The editor of the player, for a settings page. Its choices stay in this browser. */
export function CaptionSettings() {
  const { formatMessage } = useIntl()
  const [preferences, setPreferences] = useAtom(playbackPreferencesAtom)
  // The server knows nothing of this browser, and hydration must render the same.
  const isHydrated = useIsHydrated()
  return (
    <Section title={formatMessage({ id: 'captionStyle.title' })}>
      <Stack gap={5}>
        <Text tone="soft">{formatMessage({ id: 'captionStyle.text' })}</Text>
        <CaptionStyleEditor
          preferences={isHydrated ? preferences : defaultPreferences}
          onChange={(change) => setPreferences((before) => ({ ...before, ...change }))}
        />
      </Stack>
    </Section>
  )
}
