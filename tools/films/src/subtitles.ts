export type Cue = { from: number; to: number; text: string }

export function webVtt(cues: readonly Cue[]) {
  return ['WEBVTT', ...cues.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${text}`)].join('\n\n') + '\n'
}

const clock = (seconds: number) => `00:00:${seconds.toFixed(3).padStart(6, '0')}`
