/** jsdom plays no media: this stub makes video elements inert and records their calls. */
export function videosThatTell(): string[] {
  const told: string[] = []
  const media = HTMLMediaElement.prototype
  jest.spyOn(media, 'load').mockImplementation(() => {})
  jest.spyOn(media, 'pause').mockImplementation(() => { told.push('pause') })
  jest.spyOn(media, 'play').mockImplementation(() => {
    told.push('play')
    return Promise.resolve()
  })
  for (const kind of ['textTracks', 'audioTracks']) {
    Object.defineProperty(media, kind, { configurable: true, value: Object.assign(new EventTarget(), { length: 0 }) })
  }
  return told
}

/** The state of a loaded or playing video, which jsdom's never reach. */
export function stands(video: HTMLVideoElement, state: Partial<Pick<HTMLVideoElement, 'readyState' | 'paused' | 'currentTime' | 'seeking'>>): void {
  for (const [name, value] of Object.entries(state)) Object.defineProperty(video, name, { configurable: true, writable: true, value })
}
