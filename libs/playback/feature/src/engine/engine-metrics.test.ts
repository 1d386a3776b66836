import { elementMetrics, streamMetrics } from './engine-metrics.ts'

const ranges = (...pairs: [number, number][]) => ({ length: pairs.length, start: (at: number) => pairs[at]![0], end: (at: number) => pairs[at]![1] })

describe('the metrics of a video element', () => {
  it('are its height, the buffer ahead and the dropped frames', () => {
    const video = { videoHeight: 720, currentTime: 12, buffered: ranges([0, 5], [10, 30]), getVideoPlaybackQuality: () => ({ droppedVideoFrames: 3 }) }
    expect(elementMetrics(video as unknown as HTMLVideoElement)).toMatchObject({ height: 720, bufferAheadSeconds: 18, droppedFrames: 3, bitrateKbps: null })
  })

  it('are unknown where the browser does not count them or the picture is not there yet', () => {
    const video = { videoHeight: 0, currentTime: 0, buffered: ranges() }
    expect(elementMetrics(video as unknown as HTMLVideoElement)).toMatchObject({ height: null, bufferAheadSeconds: 0, droppedFrames: null })
  })
})

describe('the metrics of a stream', () => {
  it('are its host and the age of its token', () => {
    expect(streamMetrics('https://media.example/film.mpd', 2000, 14_500)).toEqual({ host: 'media.example', keyAgeSeconds: 12.5 })
  })

  it('name the host of the page for a path', () => {
    expect(streamMetrics('/film.mpd', 0, 0).host).toBe(location.host)
  })
})
