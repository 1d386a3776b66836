import { recipientLimits, recipientProblems } from '@ott/billing'
import type { GiftRecipient, RecipientProblem } from '@ott/billing'
import type { MailedTo } from '@ott/api-client'
import { Checkbox, Section, Select, Stack, Text, TextArea, TextField } from '@ott/design-system'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'

interface GiftRecipientFormProps {
  isMailed: boolean
  to: MailedTo
  /** Errors are shown once the user has tried to pay. */
  showsErrors: boolean
  isDisabled: boolean
  onChange: (changes: { isMailed?: boolean; to?: MailedTo }) => void
}

const fields = ['email', 'name', 'from', 'message'] as const

/** The texts as they are sent. */
export function trimmedRecipient({ language, ...texts }: MailedTo): MailedTo {
  const trimmed = Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim()])) as GiftRecipient
  return { ...trimmed, language }
}

/** Fields that keep the gift from being mailed, in their order on the page. */
export function refusedFields(to: MailedTo): (keyof GiftRecipient)[] {
  const problems = recipientProblems(trimmedRecipient(to))
  return fields.filter((field) => problems[field] !== undefined)
}

/** To whom the gift is mailed, if to anybody but the buyer (BIL-103). */
export function GiftRecipientForm({ isMailed, to, showsErrors, isDisabled, onChange }: GiftRecipientFormProps) {
  const intl = useIntl()
  const problems = showsErrors ? recipientProblems(trimmedRecipient(to)) : {}
  const refs = { email: useRef<HTMLInputElement>(null), name: useRef<HTMLInputElement>(null), from: useRef<HTMLInputElement>(null), message: useRef<HTMLTextAreaElement>(null) }
  const first = showsErrors && isMailed ? refusedFields(to)[0] : undefined
  useEffect(() => {
    if (first) refs[first].current?.focus()
    // Only the press moves the focus, not the typing that mends a field.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [showsErrors])
  const field = (name: keyof GiftRecipient) => ({
    name: `gift-${name}`,
    label: intl.formatMessage({ id: `gift.to.${name}` }),
    value: to[name],
    onChange: (text: string) => onChange({ to: { ...to, [name]: text } }),
    disabled: isDisabled,
    maxLength: recipientLimits[name],
    ...errorOf(name, problems[name]),
  })
  return (
    <Section title={intl.formatMessage({ id: 'gift.to' })}>
      <Stack gap={4}>
        <Text tone="soft" size="small">{intl.formatMessage({ id: 'gift.to.why' })}</Text>
        <Checkbox label={intl.formatMessage({ id: 'gift.to.mail' })} checked={isMailed} disabled={isDisabled} onChange={(checked) => onChange({ isMailed: checked })} />
        {isMailed && (
          <>
            <TextField {...field('email')} ref={refs.email} type="email" autoComplete="off" required />
            <TextField {...field('name')} ref={refs.name} autoComplete="off" />
            <TextField {...field('from')} ref={refs.from} autoComplete="name" />
            <TextArea {...field('message')} ref={refs.message} rows={3} hint={intl.formatMessage({ id: 'gift.to.messageHint' }, { max: recipientLimits.message })} />
            <Select
              labelIs="shown"
              name="gift-language"
              label={intl.formatMessage({ id: 'gift.to.language' })}
              options={[{ value: 'bengali', label: 'বাংলা' }, { value: 'english', label: 'English' }]}
              value={to.language}
              onChange={(language) => onChange({ to: { ...to, language: language === 'bengali' ? 'bengali' : 'english' } })}
              disabled={isDisabled}
            />
          </>
        )}
      </Stack>
    </Section>
  )

  function errorOf(name: keyof GiftRecipient, problem: RecipientProblem | undefined): { error?: string } {
    if (problem === undefined) return {}
    return { error: intl.formatMessage({ id: name === 'email' ? 'gift.to.wrong.email' : problem === 'link' ? 'gift.to.wrong.link' : 'gift.to.wrong.text' }) }
  }
}
