/** The check of media requests inside nginx (njs). `npm run nginx` makes a file of it. */
import crypto from 'crypto'
import { isManifest, isTokenLength, mediaVerdict } from '@ott/playback'
import { isSame } from './is-same.ts'

/** The parts of njs's request that the check uses. */
type NginxRequest = {
  variables: Record<string, string | undefined>
  headersIn: Record<string, string | undefined>
  /** A repeated parameter is an array. */
  args: Record<string, string | string[] | undefined>
  internalRedirect: (url: string) => void
  return: (status: number, body: string) => void
  headersOut: Record<string, string>
}

type Signer = { id: string; secret: Buffer }

let signers: Signer[] | null = null

/** Serves the file by nginx itself, asks the api, or refuses. The location sets the variables. */
function check(request: NginxRequest): void {
  const { variables } = request
  const { media_asset: assetId = '', media_file: name = '' } = variables
  const { policy, key } = tokenIn(request)
  signers ??= (variables.media_secrets ?? '').split(' ').filter((text) => text !== '').map(signerWith)
  const { verdict } = mediaVerdict(policy, isAuthentic(signers, policy, key), { assetId, name }, new Date())
  if (verdict === 'refused') return refuse(request)
  const isOrigins = verdict === 'askOrigin' || isManifest(name)
  request.internalRedirect(isOrigins ? '@media_origin' : `/media-files/${assetId}/${name}`)
}

/** From the path of a session, else both from the headers, else both from the query. */
function tokenIn({ variables, headersIn, args }: NginxRequest): { policy: string; key: string } {
  if (variables.media_policy) return { policy: variables.media_policy, key: variables.media_key ?? '' }
  const isInQuery = headersIn['stream-policy'] === undefined && headersIn['stream-key'] === undefined
  const word = (name: string) => {
    const value = (isInQuery ? args : headersIn)[name]
    return typeof value === 'string' ? value : ''
  }
  return { policy: word('stream-policy'), key: word('stream-key') }
}

function refuse(request: NginxRequest): void {
  request.headersOut['Content-Type'] = 'application/json'
  request.headersOut['Cache-Control'] = 'no-store'
  request.return(403, JSON.stringify({ errorCode: 'FORBIDDEN', message: 'FORBIDDEN', requestId: request.variables.request_id ?? '' }))
}

function signerWith(text: string): Signer {
  const secret = Buffer.from(text, 'base64url')
  return { id: crypto.createHash('sha256').update(secret).digest('base64url').slice(0, 8), secret }
}

function isAuthentic(all: Signer[], policy: string, key: string): boolean {
  const signer = isTokenLength(policy) ? all.find(({ id }) => key.startsWith(`${id}.`)) : undefined
  return signer !== undefined && isSame(key, `${signer.id}.${crypto.createHmac('sha256', signer.secret).update(policy).digest('base64url')}`)
}

export default { check }
