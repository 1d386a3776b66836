import { expect, userEvent, within } from 'storybook/test'
import { SearchIcon } from '../icons/icons.tsx'
import { Stack } from '../layout/layout.tsx'
import { useTranslate } from '../testing.ts'
import { TextField } from './text-field.tsx'
import type { TextFieldProps } from './text-field.tsx'

export default { title: 'Forms/Text field', component: TextField }

type Choice = Pick<TextFieldProps, 'disabled' | 'error' | 'hint'>

export const Playground = {
  args: { disabled: false, error: '', hint: 'name@example.com' },
  render: (choice: Choice) => <Chosen {...choice} />,
}

function Chosen({ error, hint, disabled }: Choice) {
  return <TextField label={useTranslate()('Email', 'ইমেল')} error={error || undefined} hint={hint || undefined} disabled={disabled} />
}

export function AllStates() {
  const t = useTranslate()
  return (
    <Stack gap={5}>
      <TextField label={t('Email', 'ইমেল')} type="email" placeholder="name@example.com" hint={t('We send a code to it.', 'এখানে একটি কোড যাবে।')} />
      <TextField label={t('Email', 'ইমেল')} defaultValue="mim@example.com" />
      <TextField
        label={t('Email', 'ইমেল')}
        defaultValue="mim@example"
        error={t('Enter an email address with a name, an @ and a domain.', 'নাম, @ আর ডোমেন দিয়ে ইমেল ঠিকানা লিখুন।')}
      />
      <TextField label={t('Gift code', 'গিফট কোড')} defaultValue="JNKA-PREM" invalid />
      <TextField label={t('Gift code', 'গিফট কোড')} placeholder={t('Write here…', 'এখানে লিখুন…')} disabled />
      <TextField label={t('Search', 'খুঁজুন')} labelIs="read" leading={<SearchIcon />} placeholder={t('Titles, people, genres', 'সিনেমা, শিল্পী, ঘরানা')} />
    </Stack>
  )
}

export const Filled = {
  render: () => <TextField label="Email · ইমেল" />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await userEvent.type(field, 'mim@example.com')
    await expect(field).toHaveValue('mim@example.com')
  },
}
