/** Reads one stored value; anything else becomes `otherwise`. */
export type Reader<Value> = (stored: unknown, otherwise: Value) => Value

/** Reads an object field by field, so that a missing or broken field never resets the others. */
export function readFields<Fields extends object>(stored: unknown, defaults: Fields, readers: { [Name in keyof Fields]-?: Reader<Fields[Name]> }): Fields {
  const fields: Record<string, unknown> = isRecord(stored) ? stored : {}
  const result = { ...defaults }
  for (const name in readers) {
    const value = readers[name](fields[name], defaults[name])
    if (value !== undefined) result[name] = value
  }
  return result
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export const oneOf = <Value extends string | number>(choices: readonly Value[]) => <Otherwise extends Value | undefined>(stored: unknown, otherwise: Otherwise): Value | Otherwise =>
  choices.find((choice) => choice === stored) ?? otherwise

export const boolean = <Otherwise extends boolean | undefined>(stored: unknown, otherwise: Otherwise): boolean | Otherwise =>
  typeof stored === 'boolean' ? stored : otherwise

/** A number of the range, both ends included. */
export const between = (min: number, max: number) => <Otherwise extends number | undefined>(stored: unknown, otherwise: Otherwise): number | Otherwise =>
  typeof stored === 'number' && stored >= min && stored <= max ? stored : otherwise

/** The code of a language, or null. */
export const languageOrNull = <Otherwise extends string | null | undefined>(stored: unknown, otherwise: Otherwise): string | null | Otherwise =>
  typeof stored === 'string' || stored === null ? stored : otherwise
