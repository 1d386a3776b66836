/** These tests compare real sound: music of the demo videos. Without Chromaprint there is nothing to compare, and it is said so. */
import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { detectMarkers, hasChromaprint, stretchesIn } from './detect-markers.ts'
import { ffmpeg } from './ffmpeg.ts'
import { demoMusic, run, temporaryFolder } from './testing.ts'

jest.setTimeout(120_000)

const folder = temporaryFolder()
afterAll(() => rmSync(folder, { recursive: true }))

/** A part with the music of a demo video, or with noise. */
type Part = { of: string; seconds: number; isBlack?: true }

let noiseSeed = 0

/** An episode of parts, with a picture that is black where a part says so. */
function makeEpisode(name: string, parts: Part[]): string {
  const file = join(folder, name)
  const inputs = parts.flatMap(({ of, seconds }) =>
    of !== 'noise' ? ['-t', String(seconds), '-i', demoMusic(of)] : ['-f', 'lavfi', '-t', String(seconds), '-i', `anoisesrc=color=brown:seed=${noiseSeed++}:r=48000:a=0.1`])
  const sounds = parts.map(({ seconds }, at) => `[${at}:a]aresample=48000,aformat=channel_layouts=stereo,apad,atrim=0:${seconds}[a${at}]`)
  const pictures = parts.map(({ seconds, isBlack }, at) => `${isBlack ? 'color=c=black:' : 'testsrc2='}size=64x36:rate=10:duration=${seconds},setsar=1,format=yuv420p[v${at}]`)
  const joined = `${parts.map((_, at) => `[v${at}][a${at}]`).join('')}concat=n=${parts.length}:v=1:a=1[v][a]`
  run([...inputs, '-filter_complex', [...sounds, ...pictures, joined].join(';'), '-map', '[v]', '-map', '[a]', '-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac', '-b:a', '96k', file])
  return file
}

const intro: Part = { of: 'tram', seconds: 20 }
const credits: Part[] = [{ of: 'noise', seconds: 1.5, isBlack: true }, { of: 'kite', seconds: 18 }]

/** 150 s in all: an opening before the intro, the story, and the credits. */
function anEpisode(name: string, openingSeconds: number, story: [string, string, string]): string {
  const [first, second, third] = story
  const rest = 150 - openingSeconds - 20 - 35 - 35 - 19.5
  return makeEpisode(name, [
    { of: first, seconds: openingSeconds }, intro, { of: first, seconds: 35 }, { of: second, seconds: 35 }, { of: third, seconds: rest }, ...credits,
  ])
}

const isRefused = () => expect(detectMarkers(['a.mp4', 'b.mp4', 'c.mp4'], {})).rejects.toThrow('built without Chromaprint')

describe('the episodes of a season', () => {
  it('get their intro and credits suggested, within a second', async () => {
    if (!hasChromaprint()) return isRefused()
    const files = [
      anEpisode('e1.mp4', 4, ['dawn', 'sea', 'noise']), anEpisode('e2.mp4', 11, ['mist', 'fireflies', 'noise']), anEpisode('e3.mp4', 7, ['monsoon', 'kantha', 'noise']),
    ]
    const suggestions = await detectMarkers(files, {})
    for (const [at, openingSeconds] of [4, 11, 7].entries()) {
      const [first, last] = suggestions[at]?.markers ?? []
      expect([first?.kind, last?.kind]).toEqual(['intro', 'credits'])
      expect(Math.abs((first?.startSeconds ?? 0) - openingSeconds)).toBeLessThanOrEqual(1)
      expect(Math.abs((first?.endSeconds ?? 0) - (openingSeconds + 20))).toBeLessThanOrEqual(1)
      expect(Math.abs((last?.startSeconds ?? 0) - 132)).toBeLessThanOrEqual(1)
      expect(last?.endSeconds).toBe(suggestions[at]?.runLengthSeconds)
    }
  })

  it('get none where they share nothing, or only a short card', async () => {
    if (!hasChromaprint()) return isRefused()
    const card: Part = { of: 'tram', seconds: 5 }
    const files = [['dawn', 'sea'], ['mist', 'fireflies'], ['monsoon', 'kantha']].map(([opening = '', story = ''], at) =>
      makeEpisode(`plain-${at}.mp4`, [{ of: opening, seconds: 6 + at }, card, { of: story, seconds: 30 }, { of: opening, seconds: 30 }]))
    expect((await detectMarkers(files, {})).map(({ markers }) => markers)).toEqual([[], [], []])
  })
})

it('an ffmpeg without Chromaprint says that it suggests nothing', () => {
  const program = join(folder, 'ffmpeg')
  const [system = '', ...first] = ffmpeg()
  writeFileSync(program, `#!/bin/sh\ncase "$*" in *-muxers*) exit 0 ;; esac\nexec ${[system, ...first].map((word) => `'${word}'`).join(' ')} "$@"\n`, { mode: 0o755 })
  const { stderr, stdout, status } = spawnSync(process.execPath, [join(import.meta.dirname, 'markers.ts'), 'suggest', 'a.mp4', 'b.mp4', 'c.mp4'], { encoding: 'utf8', env: { ...process.env, FFMPEG: program } })
  expect([stderr.trim(), stdout, status]).toEqual(['This ffmpeg cannot compare sound: it was built without Chromaprint.', '', 1])
})

it('fewer than three episodes are rejected', async () => {
  await expect(detectMarkers(['a.mp4', 'b.mp4'], {})).rejects.toThrow('at least three episodes')
})

it('black and silence count from the start of the video', () => {
  const log = '[blackdetect @ 0x1] black_start:3.9 black_end:5.4 black_duration:1.5\n[silencedetect @ 0x2] silence_start: -0.01\n[silencedetect @ 0x2] silence_end: 0.5 | silence_duration: 0.5\n'
  expect(stretchesIn(log, /black_start:([\d.]+) black_end:([\d.]+)/g, 100)).toEqual([{ startSeconds: 103.9, endSeconds: 105.4 }])
  expect(stretchesIn(log, /silence_start: (-?[\d.]+)[^]*?silence_end: ([\d.]+)/g, 0)).toEqual([{ startSeconds: -0.01, endSeconds: 0.5 }])
})
