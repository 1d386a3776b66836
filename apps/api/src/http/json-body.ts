import { ApiError } from './api-error.ts'

export const maxBodyBytes = 65_536
const maxNesting = 32

/** Parses a JSON body. Rejects text that is costly to parse or that PostgreSQL cannot store (API-8). */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined
  if (isDeep(text)) throw new ApiError('INVALID_JSON')
  if (text.includes('\\u0000')) throw new ApiError('INVALID_INPUT')
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ApiError('INVALID_JSON', {}, { cause })
  }
}

/** Only a text with many opening brackets can be deep, so most bodies skip the walk. */
function isDeep(text: string): boolean {
  const opened = text.match(/[[{]/g)?.length ?? 0
  return opened > maxNesting && nesting(text) > maxNesting
}

function nesting(text: string): number {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (inString && character === '\\') at += 1
    else if (character === '"') inString = !inString
    else if (inString) continue
    else if (character === '{' || character === '[') deepest = Math.max(deepest, (depth += 1))
    else if (character === '}' || character === ']') depth -= 1
  }
  return deepest
}
