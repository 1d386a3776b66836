import { randomBytes } from 'node:crypto'
import type { PlaybackToken } from '@ott/playback'
import { streamKeys } from '../stream-keys.ts'
import nginx from './nginx.ts'

const secret = randomBytes(32)
const keys = streamKeys(secret)
const film: PlaybackToken = { contentId: 'ferry', assetId: 'dawn', viewer: 'mim', maxHeight: 480, expiresAt: new Date(Date.now() + 200_000) }

type Asked = { file: string; assetId?: string; headers?: Record<string, string>; args?: Record<string, string | string[]>; path?: { media_policy: string; media_key: string } }

/** Where nginx sends the request, or its status. */
function answerTo({ file, assetId = 'dawn', headers = {}, args = {}, path }: Asked): string | number {
  let answer: string | number = 'none'
  nginx.check({
    variables: { media_secrets: secret.toString('base64url'), media_asset: assetId, media_file: file, request_id: 'r1', ...path },
    headersIn: headers,
    args,
    headersOut: {},
    internalRedirect: (url) => (answer = url),
    return: (status) => (answer = status),
  })
  return answer
}

const tokenOf = (policy: PlaybackToken) => {
  const { streamPolicy, streamKey } = keys.sign(policy)
  return { 'stream-policy': streamPolicy, 'stream-key': streamKey }
}

describe('the check in nginx', () => {
  const headers = tokenOf(film)

  it('serves a file by headers, by query or by the path of a session', () => {
    const served = '/media-files/dawn/480p-00001.m4s'
    const path = { media_policy: headers['stream-policy'], media_key: headers['stream-key'] }
    expect([answerTo({ file: '480p-00001.m4s', headers }), answerTo({ file: '480p-00001.m4s', args: headers }), answerTo({ file: '480p-00001.m4s', path })]).toEqual([served, served, served])
  })

  it('refuses what the token does not open', () => {
    const asked: Asked[] = [
      { file: '480p-00001.m4s' }, { file: '720p-00001.m4s', headers }, { file: '480p-00001.m4s', assetId: 'rain', headers },
      { file: '480p-00001.m4s', headers: { ...headers, 'stream-key': `${headers['stream-key']}x` } },
      { file: '480p-00001.m4s', args: { ...headers, 'stream-key': [headers['stream-key'], headers['stream-key']] } },
    ]
    expect(asked.map(answerTo)).toEqual([403, 403, 403, 403, 403])
  })

  it('leaves lists and running streams to the api', () => {
    const session = tokenOf({ ...film, expiresAt: new Date(Date.now() - 60_000), streamId: 's1' })
    expect([answerTo({ file: 'manifest.mpd', headers }), answerTo({ file: '480p-00001.m4s', headers: session })]).toEqual(['@media_origin', '@media_origin'])
  })
})
