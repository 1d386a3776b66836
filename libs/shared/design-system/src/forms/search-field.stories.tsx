import { expect, fn, userEvent, within } from 'storybook/test'
import { SearchField } from './search-field.tsx'
import type { SearchFieldProps } from './search-field.tsx'
import { useTranslate } from '../testing.ts'

export default { title: 'Forms/Search field', component: SearchField }

export const Playground = {
  args: { defaultValue: '', maxLength: 200 },
  render: (choice: Partial<SearchFieldProps>) => <Field key={choice.defaultValue} {...choice} />,
}

function Field({ defaultValue = '', focused = false, ...choice }: Partial<SearchFieldProps> & { focused?: boolean }) {
  const t = useTranslate()
  return (
    <SearchField
      ref={(field) => { if (focused) field?.focus() }}
      action="#"
      name="search"
      label={t('Search titles, people and genres', 'সিনেমা, সিরিজ, শিল্পী বা ঘরানা খুঁজুন')}
      placeholder={t('Titles, people, genres', 'সিনেমা, শিল্পী, ঘরানা')}
      submitLabel={t('Search', 'খুঁজুন')}
      defaultValue={defaultValue}
      clear={defaultValue === '' ? undefined : { href: '#', label: t('Clear', 'মুছুন') }}
      {...choice}
    />
  )
}

export const Empty = () => <Field />
export const Focused = () => <Field focused />
export const WithText = () => <Field defaultValue={useTranslate()('bristi', 'বৃষ্টি')} />
export const WithLongText = () => <Field defaultValue={'The ferry that crossed the river in the rain '.repeat(4)} />

const onType = fn()
const onSubmit = fn()
const onClear = fn()

/** Reports each change; Enter submits and Escape clears. */
export const SubmitAndClear = {
  render: () => <Field onType={onType} onSubmit={onSubmit} onClear={onClear} />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const field = within(canvasElement).getByRole('searchbox')
    await userEvent.type(field, 'ট্রাম 24{Enter}')
    await expect(onType).toHaveBeenLastCalledWith('ট্রাম 24')
    await expect(onSubmit).toHaveBeenCalledWith('ট্রাম 24')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
    await expect(onClear).toHaveBeenCalledOnce()
  },
}
