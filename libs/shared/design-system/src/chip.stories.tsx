import { Chip, Chips } from './chip.tsx'
import { Stack } from './layout.tsx'
import { useWords } from './testing.ts'

export default { title: 'Signs/Chip', component: Chip, subcomponents: { Chips } }

export function TagsAndFilters() {
  const say = useWords()
  return (
    <Stack>
      <Chips>
        <Chip>{say('Slow burn', 'ধীর লয়ের')}</Chip>
        <Chip>{say('Family secrets', 'পারিবারিক গোপন কথা')}</Chip>
        <Chip>{say('Kolkata', 'কলকাতা')}</Chip>
      </Chips>
      <Chips>
        <Chip onPress={() => {}} pressed>{say('All', 'সব')}</Chip>
        <Chip onPress={() => {}} pressed={false}>{say('Movies', 'সিনেমা')}</Chip>
        <Chip href="#people">{say('People', 'মানুষ')}</Chip>
        <Chip href="#shows" current>{say('Shows', 'সিরিজ')}</Chip>
      </Chips>
    </Stack>
  )
}
