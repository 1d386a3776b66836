import { Button } from '../forms/button.tsx'
import { EmptyState } from './empty-state.tsx'
import type { StateProps } from './empty-state.tsx'
import { useTranslate } from '../testing.ts'

export default { title: 'Feedback/Empty state', component: EmptyState }

export const Playground = {
  args: { headingLevel: 2 },
  render: (choice: Partial<StateProps>) => <Nothing {...choice} />,
}

export const NothingFound = () => <Nothing />

function Nothing(choice: Partial<StateProps>) {
  const t = useTranslate()
  return (
    <EmptyState
      title={t('Nothing found for “zorro”', '“জোরো” লিখে কিছু পাওয়া গেল না')}
      text={t('Try another spelling, or look at what others watch.', 'অন্য বানানে খুঁজুন, কিংবা অন্যরা কী দেখছে দেখুন।')}
      actions={<Button>{t('Popular now', 'এখন জনপ্রিয়')}</Button>}
      {...choice}
    />
  )
}
