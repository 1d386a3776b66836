import { SearchField } from './search-field.tsx'
import { useWords } from './testing.ts'

export default { title: 'Forms/Search field', component: SearchField }

function Field({ text = '', focused = false }: { text?: string; focused?: boolean }) {
  const say = useWords()
  return (
    <SearchField
      ref={(field) => { if (focused) field?.focus() }}
      action="#"
      name="search"
      label={say('Search titles, people and genres', 'ছবি, মানুষ বা ঘরানা খুঁজুন')}
      placeholder={say('Titles, people, genres', 'ছবি, মানুষ, ঘরানা')}
      submitLabel={say('Search', 'খুঁজুন')}
      defaultValue={text}
      clear={text === '' ? undefined : { href: '#', label: say('Clear', 'মুছুন') }}
    />
  )
}

export const Empty = () => <Field />
export const Focused = () => <Field focused />
export const WithText = () => <Field text={useWords()('bristi', 'বৃষ্টি')} />
export const WithLongText = () => <Field text={'The ferry that crossed the river in the rain '.repeat(4)} />
