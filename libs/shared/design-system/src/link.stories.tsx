import { Stack } from './layout.tsx'
import { useWords } from './testing.ts'
import { Link, SkipLink, Text, VisuallyHidden } from './text.tsx'

export default { title: 'Actions/Link', component: Link, subcomponents: { SkipLink, VisuallyHidden } }

export function InTextAndAlone() {
  const say = useWords()
  return (
    <Stack>
      <Text>
        {say('By continuing you agree to the ', 'এগোলে ধরে নেওয়া হবে আপনি মেনে নিচ্ছেন ')}
        <Link href="#terms">{say('terms', 'শর্তাবলি')}</Link>
        <VisuallyHidden>{say(' (opens our terms)', ' (শর্তের পাতা খুলবে)')}</VisuallyHidden>.
      </Text>
      <Link href="#all" quiet>{say('See all', 'সব দেখুন')}</Link>
    </Stack>
  )
}
