import { Form } from './parts.tsx'
import type { ScreenProps } from './parts.tsx'

/** The site handed over another user than this page knows: neither is taken silently (TV-22). */
export function ChooseScreen({ t, csrf, account }: ScreenProps & { account: string | null }) {
  const known = account ?? t('choose.unknown')
  return (
    <>
      <p>{t('choose.lead', { account: known })}</p>
      <Form action="/choose" csrf={csrf} className="pair">
        <button name="choice" value="stay">{t('choose.stay', { account: known })}</button>
        <button name="choice" value="change">{t('choose.change')}</button>
      </Form>
    </>
  )
}
