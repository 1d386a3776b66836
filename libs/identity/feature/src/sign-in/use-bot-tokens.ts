import { useRef, useState } from 'react'

/** What the bot check gave goes with one question; `spent` asks it for the next. Without one the server counts more strictly. */
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
