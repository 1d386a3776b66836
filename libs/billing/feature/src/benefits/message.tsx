import { Banner } from '@ott/design-system'
import { useEffect, useRef } from 'react'

/** It receives focus, because the pressed button is gone. */
export function Message({ tone, children }: { tone: 'success' | 'error'; children: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return <div ref={box} tabIndex={-1}><Banner tone={tone}>{children}</Banner></div>
}
