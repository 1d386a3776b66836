/** The highest picture of automatic quality while data is saved, in lines. */
const saverHeight = 480

/** Its bitrate, in kbit/s, until the pictures of the video are known. */
const usualSaverKilobits = 1_200

export type Picture = { height: number; kilobits: number }

type Quality = {
  savesData: boolean
  /** The user chose a quality, which data saving does not lower. */
  isChosen: boolean
  /** Of the video; empty before they are known. */
  pictures: Picture[]
  /** A bitrate that failed and must not be reached, in kbit/s; null without one. */
  belowKilobits: number | null
}

/** The highest bitrate of automatic quality, in kbit/s; null without a limit (PLAY-131). */
export function maxKilobits({ savesData, isChosen, pictures, belowKilobits }: Quality): number | null {
  const limits = [savesData && !isChosen ? saverKilobits(pictures) : null, belowKilobits === null ? null : belowKilobits - 1].filter((limit) => limit !== null)
  return limits.length > 0 ? Math.min(...limits) : null
}

/** The smallest picture always plays. */
function saverKilobits(pictures: Picture[]): number {
  if (pictures.length === 0) return usualSaverKilobits
  const smallest = Math.min(...pictures.map(({ height }) => height))
  return Math.max(...pictures.filter(({ height }) => height <= Math.max(saverHeight, smallest)).map(({ kilobits }) => kilobits))
}
