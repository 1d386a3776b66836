import { readArguments } from './arguments.ts'

it('the arguments name a video and its files', () => {
  const job = readArguments([
    'film.mp4', '--title', 'The Ferry', '--title-bn', 'খেয়া', '--subtitles', 'en.vtt', '--subtitles-bn', 'bn.vtt',
    '--audio-bn', 'bn.wav', '--audio-description-en', 'told.wav', '--genre', 'drama', '--genre', 'family', '--rating', 'U/A 7+', '--free', '--year', '2026', '--markers', 'markers.json',
  ])
  expect(job).toMatchObject({
    source: {
      film: 'film.mp4',
      language: 'en',
      audio: [{ file: 'bn.wav', language: 'bn' }, { file: 'told.wav', language: 'en', isDescription: true }],
      subtitles: [{ file: 'en.vtt', language: 'en' }, { file: 'bn.vtt', language: 'bn' }],
    },
    words: { title: { english: 'The Ferry', bengali: 'খেয়া' }, genres: ['drama', 'family'], rating: 'U/A 7+', isFree: true, year: 2026 },
    markersFile: 'markers.json',
  })
})

it.each([
  [['--title', 'X'], 'Missing argument: the video file'],
  [['film.mp4'], 'Missing option: --title'],
  [['film.mp4', 'other.mp4', '--title', 'X'], 'also got other.mp4'],
  [['film.mp4', '--title', 'X', '--rating', 'PG'], 'Unknown rating PG'],
  [['film.mp4', '--title', 'X', '--titel', 'Y'], "Unknown option '--titel'"],
  [['film.mp4', '--title', 'X', '--year', '26'], 'not 26'],
  [['film.mp4', '--title', 'X', '--audio-description', 'told.wav'], "Unknown option '--audio-description'"],
])('%j is refused in one line', (args, line) => {
  expect(() => readArguments(args)).toThrow(line)
})
