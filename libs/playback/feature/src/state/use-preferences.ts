import { useAtom } from 'jotai'
import { useState } from 'react'
import { playbackPreferencesAtom } from './preferences.ts'
import type { PlaybackPreferences, PreferenceChange } from './preferences.ts'
import { loadSeriesChoices, readChoices, saveSeriesChoices } from './series-choices.ts'
import type { SeriesChoices } from './series-choices.ts'

export type ViewerPreferences = {
  /** For all titles. */
  own: PlaybackPreferences
  /** Of this series alone. */
  series: SeriesChoices
  change: (change: PreferenceChange) => void
}

/** A choice counts for all titles, and from then on for its series before everything else (PLAY-193). */
export function usePreferences(seriesKey: string | undefined): ViewerPreferences {
  const [own, setOwn] = useAtom(playbackPreferencesAtom)
  const [series, setSeries] = useState(() => (seriesKey === undefined ? {} : loadSeriesChoices(seriesKey)))
  return {
    own,
    series,
    change({ rate, captionsDelaySeconds, ...shared }) {
      const chosen = readChoices({ ...shared, rate, captionsDelaySeconds })
      if (Object.keys(shared).length > 0) setOwn((before) => ({ ...before, ...shared }))
      if (Object.keys(chosen).length === 0) return
      setSeries((before) => ({ ...before, ...chosen }))
      if (seriesKey !== undefined) saveSeriesChoices(seriesKey, chosen)
    },
  }
}
