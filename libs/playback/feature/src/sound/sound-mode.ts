/** `dialogue` lifts voices over music and effects; `night` also makes loud scenes quieter. */
export const soundModes = ['off', 'dialogue', 'night'] as const

export type SoundMode = (typeof soundModes)[number]
