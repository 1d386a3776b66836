import { useRef, useState } from 'react'

/** A token is valid for one request; `spent` triggers the next one. Without a token the server's limits are stricter. */
export function useBotTokens() {
  const token = useRef<string>(undefined)
  const [spent, setSpent] = useState(0)
  return {
    spent,
    onToken: (next: string | undefined) => { token.current = next },
    spend: () => {
      const given = token.current
      token.current = undefined
      if (given) setSpent((count) => count + 1)
      return given
    },
  }
}
