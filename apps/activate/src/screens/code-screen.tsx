import type { ReactNode } from 'react'
import { Form, Problem } from './parts.tsx'
import type { ScreenProps } from './parts.tsx'

/** One field, because people paste codes and use screen readers. It never submits by itself (TV-21). */
export function CodeScreen({ t, csrf, value, problem }: ScreenProps & { value: string; problem: ReactNode }) {
  return (
    <>
      <p>{t('code.lead')}</p>
      <Form action="/" csrf={csrf}>
        <label htmlFor="code">{t('code.label')}</label>
        <input
          className="code" id="code" name="code" lang="en" type="text" inputMode="text" autoCapitalize="characters" autoComplete="off"
          spellCheck={false} maxLength={16} required defaultValue={value} aria-invalid={problem ? true : undefined} aria-describedby={problem ? 'problem' : undefined}
        />
        <Problem id="problem">{problem}</Problem>
        <button className="main">{t('continue')}</button>
      </Form>
    </>
  )
}
