import { Stack } from '../layout/layout.tsx'
import { ProgressLine } from './progress-line.tsx'
import { useTranslate } from '../testing.ts'

export default { title: 'Display/Progress line', component: ProgressLine }

export const Playground = {
  args: { percent: 40, label: '40 %' },
  argTypes: { percent: { control: { type: 'range', min: 0, max: 100 } } },
}

export function AllValues() {
  const t = useTranslate()
  return (
    <Stack gap={6}>
      {[3, 38, 64, 100].map((percent) => (
        <ProgressLine key={percent} percent={percent} label={t(`${percent} % seen`, `${percent} শতাংশ দেখা হয়েছে`)} />
      ))}
    </Stack>
  )
}
