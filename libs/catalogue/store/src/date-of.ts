/** PostgreSQL writes timestamps inside JSON as text. */
export function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}
