import { Toasts } from '@ott/design-system'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { dismissToast, toastsAtom } from './toasts.ts'

/** The live region is in the document one frame before its first message, or screen readers would not announce it. */
export default function ToastList() {
  const intl = useIntl()
  const toasts = useAtomValue(toastsAtom)
  const [isMounted, setIsMounted] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsMounted(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  const messages = toasts.map(({ type, messageId, action }) => ({
    id: messageId,
    type,
    text: intl.formatMessage({ id: messageId }),
    action: action && {
      label: intl.formatMessage({ id: action.labelId }),
      onChoose: () => {
        dismissToast(messageId)
        action.onChoose()
      },
    },
  }))
  return (
    <Toasts
      label={intl.formatMessage({ id: 'session.messages' })}
      messages={isMounted ? messages : []}
      dismissLabel={intl.formatMessage({ id: 'session.dismiss' })}
      onDismiss={(id) => {
        toasts.find(({ messageId }) => messageId === id)?.onDismiss?.()
        dismissToast(id)
      }}
    />
  )
}
