import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startParts } from './start-files.ts'

const packaged = readFileSync(join(import.meta.dirname, '../../../../../tools/films/packaged/dawn/manifest.mpd'), 'utf8')

describe('the first files of a packaged video', () => {
  it('are its initialization segments and the media segments at the position, sound of the main language', () => {
    expect(startParts(packaged, 0, 300)).toEqual([
      { kind: 'video', type: 'video/mp4; codecs="avc1.640015"', isEncrypted: false, initialization: '240p-init.mp4', media: '240p-00001.m4s' },
      { kind: 'audio', type: 'audio/mp4; codecs="mp4a.40.2"', isEncrypted: false, initialization: 'audio-en-init.mp4', media: 'audio-en-00001.m4s' },
    ])
    expect(startParts(packaged, 21, 300).map(({ media }) => media)).toEqual(['240p-00011.m4s', 'audio-en-00011.m4s'])
  })

  it('have the highest bitrate that is not above the limit, or the lowest', () => {
    expect([600, 100].map((kilobits) => startParts(packaged, 0, kilobits)[0]?.initialization)).toEqual(['480p-init.mp4', '240p-init.mp4'])
  })
})

it('an encrypted picture is told from a clear one', () => {
  const encrypted = packaged.replace('<Role', '<ContentProtection schemeIdUri="urn:mpeg:dash:mp4protection:2011" value="cbcs"/><Role')
  expect(startParts(encrypted, 0, 300).map(({ isEncrypted }) => isEncrypted)).toEqual([true, false])
})

it('an error page or a manifest without numbered segments has no first files', () => {
  const list = packaged.replaceAll(/<SegmentTemplate[^>]*>/g, '')
  expect([list, '<html><body>Forbidden</body></html>', '', '{"errorCode":"FORBIDDEN"}'].map((text) => startParts(text, 0, 300))).toEqual([[], [], [], []])
})
