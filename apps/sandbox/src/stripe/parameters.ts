import { invalidRequest, missingParameter, unknownParameter } from './errors.ts'
import type { FormTree, FormValue } from './form.ts'

/** Reads one parameter or throws the vendor's error. */
export type Reader<T> = (value: FormValue, param: string) => T

export type Shape = Record<string, Reader<unknown>>

/** The parameters that a call accepts; every other one is refused. */
export type Parameters<S extends Shape = Shape, R extends keyof S = keyof S> = { shape: S; required: readonly R[] }

/** What a handler gets. */
export type Given<S extends Shape, R extends keyof S> = { [K in R]: ReturnType<S[K]> } & { [K in keyof S]?: ReturnType<S[K]> }

/** Checks a shape against a declaration of the SDK: no parameter that the SDK lacks, none of another type. */
export type ShapeOf<Declared> = { [K in keyof Declared]?: Reader<Declared[K]> }

export function parameters<S extends Shape, R extends keyof S = never>(shape: S, ...required: R[]): Parameters<S, R> {
  return { shape, required }
}

export function readParameters<S extends Shape, R extends keyof S>({ shape, required }: Parameters<S, R>, tree: FormTree, path = ''): Given<S, R> {
  const given: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(tree)) {
    const param = path === '' ? name : `${path}[${name}]`
    const reader = Object.hasOwn(shape, name) ? shape[name] : undefined
    if (!reader) throw unknownParameter(param)
    given[name] = reader(value, param)
  }
  for (const name of required) if (!(name in given)) throw missingParameter(path === '' ? String(name) : `${path}[${String(name)}]`)
  return given as Given<S, R>
}

export const text: Reader<string> = (value, param) => {
  if (typeof value !== 'string') throw invalidRequest('Invalid string', { param })
  if (value.length > 5_000) throw invalidRequest('Invalid string: must be at most 5000 characters', { param })
  return value
}

/** A text that a request can't unset by an empty value. */
export const filledText: Reader<string> = (value, param) => {
  const filled = text(value, param)
  if (filled === '') {
    const message = `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset.`
    throw invalidRequest(message, { code: 'parameter_invalid_empty', param })
  }
  return filled
}

export const integer: Reader<number> = (value, param) => {
  if (typeof value !== 'string' || !/^-?\d{1,15}$/.test(value)) throw invalidRequest(`Invalid integer: ${JSON.stringify(value)}`, { code: 'parameter_invalid_integer', param })
  return Number(value)
}

export const flag: Reader<boolean> = (value, param) => {
  if (value !== 'true' && value !== 'false') throw invalidRequest(`Invalid boolean: ${JSON.stringify(value)}`, { param })
  return value === 'true'
}

export const email: Reader<string> = (value, param) => {
  const address = text(value, param)
  if (address !== '' && !/^[^\s@]+@[^\s@]+$/.test(address)) throw invalidRequest(`Invalid email address: ${address}`, { code: 'email_invalid', param })
  return address
}

export function oneOf<const T extends string>(...values: T[]): Reader<T> {
  return (value, param) => {
    const found = values.find((candidate) => candidate === value)
    if (found === undefined) throw invalidRequest(`Invalid ${param}: must be one of ${values.join(', ')}`, { param })
    return found
  }
}

/** The first reader that accepts the value. */
export function either<A, B>(first: Reader<A>, second: Reader<B>): Reader<A | B> {
  return (value, param) => {
    try {
      return first(value, param)
    } catch {
      return second(value, param)
    }
  }
}

export function list<T>(item: Reader<T>): Reader<T[]> {
  return (value, param) => {
    if (!Array.isArray(value)) throw invalidRequest('Invalid array', { param })
    return value.map((child, at) => item(child, `${param}[${at}]`))
  }
}

export function record<S extends Shape, R extends keyof S = never>(shape: S, ...required: R[]): Reader<Given<S, R>> {
  const accepted = parameters(shape, ...required)
  return (value, param) => readParameters(accepted, treeOf(value, param), param)
}

/** An empty value removes a key, an empty string all of them. */
export type MetadataChange = '' | Record<string, string>

export const metadata: Reader<MetadataChange> = (value, param) => {
  if (value === '') return ''
  const entries = Object.entries(treeOf(value, param)).map(([key, child]) => [key, text(child, `${param}[${key}]`)] as const)
  for (const [key, child] of entries) {
    if (key.length > 40) throw invalidRequest(`Metadata keys can be at most 40 characters: ${key}`, { param })
    if (child.length > 500) throw invalidRequest(`Metadata values can have up to 500 characters, but you passed in a value that is ${child.length} characters.`, { param })
  }
  if (entries.length > 50) throw invalidRequest('You can have up to 50 metadata keys', { param })
  return Object.fromEntries(entries)
}

/** Metadata of a new object, which has nothing to remove. */
export const newMetadata: Reader<Record<string, string>> = (value, param) => mergeMetadata({}, metadata(value, param))

export function mergeMetadata(current: Record<string, string>, change: MetadataChange = {}): Record<string, string> {
  if (change === '') return {}
  return Object.fromEntries(Object.entries({ ...current, ...change }).filter(([, value]) => value !== ''))
}

const range = record({ gt: integer, gte: integer, lt: integer, lte: integer })

/** Parameters of every list. */
export const listing = { limit: integer, starting_after: filledText, ending_before: filledText, expand: list(text), created: either(integer, range) }

function treeOf(value: FormValue, param: string): FormTree {
  // A list with numbers as names is the same form as a map with such keys.
  if (Array.isArray(value)) return Object.assign(Object.create(null) as FormTree, Object.fromEntries(value.entries()))
  if (typeof value === 'string') throw invalidRequest('Invalid object', { param })
  return value
}
