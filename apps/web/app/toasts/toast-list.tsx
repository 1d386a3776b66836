import { Toasts } from '@ott/design-system'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { dismissToast, toastsAtom } from './toasts.ts'

/** The region is there a moment before its first sentence, or nobody would read that one out. */
export default function ToastList() {
  const intl = useIntl()
  const toasts = useAtomValue(toastsAtom)
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsThere(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  const messages = toasts.map(({ type, says, action }) => ({
    id: says,
    type,
    text: intl.formatMessage({ id: says }),
    action: action && {
      label: intl.formatMessage({ id: action.says }),
      onChoose: () => {
        dismissToast(says)
        action.onChoose()
      },
    },
  }))
  return (
    <Toasts
      label={intl.formatMessage({ id: 'session.messages' })}
      messages={isThere ? messages : []}
      dismissLabel={intl.formatMessage({ id: 'session.dismiss' })}
      onDismiss={(id) => {
        toasts.find(({ says }) => says === id)?.onPutAway?.()
        dismissToast(id)
      }}
    />
  )
}
