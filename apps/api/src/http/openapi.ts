import { brand } from '@ott/brand'
import { routes } from '@ott/contract'
import type { Bearer, CallName, Route } from '@ott/contract'
import { errorBody, schemas } from '@ott/contract/schemas'
import { z } from 'zod'

type Json = { [key: string]: unknown }
type CallSchemas = { params?: z.ZodObject; query?: z.ZodObject; body?: z.ZodType; ok: z.ZodType }

const bearerDescriptions: Record<Bearer, string> = {
  none: 'No bearer.',
  anonymous: 'Anonymous token or access token.',
  user: 'Access token of a signed-in user.',
  activator: 'Access token of a signed-in user, or token for activation.',
  ownUser: 'Access token of a signed-in user, also of one at the device limit.',
  limitedUser: 'Access token of a signed-in user, also of one at the device limit, or token for activation.',
  anyProfile: 'Access token of a signed-in user, also of one without an open profile.',
  endedUser: 'Access token of a signed-in user, also of one at the device limit, and after the session ended.',
  optional: 'No bearer, or the access token of a signed-in user.',
  anyone: 'Any token, or none; one that is not valid counts as none.',
  refresh: 'Refresh token.',
}

const stepUpDescription = '403 STEP_UP_REQUIRED unless the user proved their identity in the last ten minutes, by a sign-in or by `stepUp`.'

const sends = 'Limits for one number or email, by client (browser id and IP) first: one in 28 s, 5 an hour, 10 a day. All clients: 10 an hour, 20 a day, and as many again with a passed bot check. A device of the account has its own limits.'
const failures = 'Failures for one account, by client (browser id and IP) first: 10 an hour, 25 a day. All clients: 20 an hour, 50 a day, and as many again with a passed bot check. A device of the account has its own limits.'

const limitDescriptions: Partial<Record<CallName, string>> = {
  signInCode: sends,
  resendCode: sends,
  forgotPassword: sends,
  consumeCode: `${failures} 5 attempts a flow.`,
  signInWithPassword: failures,
  activationCode: '20 codes in ten minutes for an IP. A new code of a TV ends its older one.',
  pollActivationCode: 'A poll gets 400 with AUTHORIZATION_PENDING, SLOW_DOWN (and a longer `interval`), ACCESS_DENIED or EXPIRED_TOKEN until the code is allowed.',
  verifyActivationCode: 'Wrong codes: 10 an hour for a user, 30 in ten minutes for an IP.',
  enableParentalControl: sends,
  disableParentalControl: sends,
  verifyParentalOtp: `${failures} 5 attempts a flow.`,
  selectProfile: 'Each PIN: 5 attempts of a profile in 15 minutes, right ones counted back; then 429 RATE_LIMITED, also for the right PIN.',
  verifyPin: '5 attempts of a profile in 15 minutes, right ones counted back; then 429 RATE_LIMITED, also for the right PIN.',
}

/** The contract as OpenAPI 3.1, generated from the schemas that validate the calls. */
export function openApi(): Json {
  const components: Json = {}
  const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => schemaReference(schema, io, components)
  const error = schemaOf(errorBody, 'output')
  const paths: Record<string, Json> = {}
  for (const name of Object.keys(routes) as CallName[]) {
    const route: Route = routes[name]
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route, schemas[name] as CallSchemas, schemaOf) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name.en} API`, version: '1', description: 'Every call carries the header `site-id`.' },
    paths,
    components: {
      schemas: components,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      parameters: {
        siteId: { name: 'site-id', in: 'header', required: true, schema: { type: 'string', default: brand.slug } },
        sessionToken: { name: 'session-token', in: 'header', required: false, description: 'With an anonymous token: `none` if there is no session, so that shared caches may store the response; else the stale access token of the session in whose stead it reads.', schema: { type: 'string' } },
        parentalGrant: { name: 'parental-grant', in: 'header', required: false, description: 'A grant of `verifyPin`. Without one, 403 PIN_REQUIRED for restricted titles.', schema: { type: 'string' } },
      },
      responses: { Error: { description: 'An error; `errorCode` identifies it.', content: { 'application/json': { schema: error } } } },
    },
  }
}

function operation(name: CallName, route: Route, call: CallSchemas, schemaOf: (schema: z.ZodType, io: 'input' | 'output') => Json): Json {
  const parameters = [
    { $ref: '#/components/parameters/siteId' },
    ...parametersOf('path', call.params, schemaOf),
    ...parametersOf('query', call.query, schemaOf),
    ...(route.bearer === 'anonymous' ? [{ $ref: '#/components/parameters/sessionToken' }] : []),
    ...(route.usesParentalGrant ? [{ $ref: '#/components/parameters/parentalGrant' }] : []),
  ]
  return {
    operationId: name,
    tags: [route.path.split('/')[1]],
    description: [bearerDescriptions[route.bearer], route.needsStepUp && stepUpDescription, limitDescriptions[name]].filter(Boolean).join(' '),
    ...(route.bearer === 'none' ? {} : { security: [{ bearer: [] }, ...(route.bearer === 'optional' || route.bearer === 'anyone' ? [{}] : [])] }),
    parameters,
    ...(call.body ? { requestBody: requestBody(call.body, schemaOf) } : {}),
    responses: { ...success(route, call.ok, schemaOf), default: { $ref: '#/components/responses/Error' } },
  }
}

function parametersOf(location: 'path' | 'query', schema: z.ZodObject | undefined, schemaOf: (schema: z.ZodType, io: 'output') => Json): Json[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: location,
    required: location === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(field as z.ZodType, 'output'),
  }))
}

function requestBody(schema: z.ZodType, schemaOf: (schema: z.ZodType, io: 'input') => Json): Json {
  return { required: !schema.safeParse(undefined).success, content: { 'application/json': { schema: schemaOf(schema, 'input') } } }
}

function success(route: Route, ok: z.ZodType, schemaOf: (schema: z.ZodType, io: 'output') => Json): Json {
  if (route.answer === 'none') return { 204: { description: 'Done.' } }
  const type = route.answer === 'text' ? 'text/plain' : 'application/json'
  return { [route.status ?? 200]: { description: 'The response.', content: { [type]: { schema: schemaOf(ok, 'output') } } } }
}

/** Moves named schemas at any depth into the document's components. */
function schemaReference(schema: z.ZodType, io: 'input' | 'output', components: Json): Json {
  const { $schema: _dialect, $defs = {}, ...own } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  for (const [id, definition] of Object.entries($defs as Json)) components[id] ??= withComponentRefs(withoutId(definition as Json))
  if (typeof own.id !== 'string') return withComponentRefs(own)
  components[own.id] ??= withComponentRefs(withoutId(own))
  return { $ref: `#/components/schemas/${own.id}` }
}

function withoutId({ id: _id, ...definition }: Json): Json {
  return definition
}

function withComponentRefs<T>(value: T): T {
  return JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/'))
}
