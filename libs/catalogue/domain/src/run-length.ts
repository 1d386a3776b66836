/** The listed length, which is shown, and that of the video where it differs (CAT-95). */
export type RunLength = { runLengthSeconds: number | null; durationSeconds?: number }

/** The length of the video that plays, against which progress is measured (CAT-96). */
export function videoLength({ runLengthSeconds, durationSeconds }: RunLength): number | null {
  return durationSeconds ?? runLengthSeconds
}

/** Whether a much shorter video plays instead of the title itself, as in the demo catalogue (CAT-97). */
export function isStandIn({ runLengthSeconds, durationSeconds }: RunLength): boolean {
  return durationSeconds !== undefined && runLengthSeconds !== null && durationSeconds < runLengthSeconds / 2
}
