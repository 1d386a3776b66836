/** The highest bitrate of automatic quality while data is saved, in kbit/s: about 480p. */
const saverKilobits = 1_200

type Quality = {
  savesData: boolean
  /** The user chose a quality, which data saving does not lower. */
  isChosen: boolean
  /** A bitrate that failed and must not be reached, in kbit/s; null without one. */
  belowKilobits: number | null
}

/** The highest bitrate of automatic quality, in kbit/s; null without a limit (PLAY-131). */
export function maxKilobits({ savesData, isChosen, belowKilobits }: Quality): number | null {
  const limits = [savesData && !isChosen ? saverKilobits : null, belowKilobits === null ? null : belowKilobits - 1].filter((limit) => limit !== null)
  return limits.length > 0 ? Math.min(...limits) : null
}
