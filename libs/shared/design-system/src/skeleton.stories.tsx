import { CardGrid } from './card.tsx'
import { Stack } from './layout.tsx'
import { Skeleton } from './skeleton.tsx'

export default { title: 'Signs/Skeleton', component: Skeleton }

export function EveryShape() {
  return (
    <Stack gap={6}>
      {(['heading', 'line', 'shortLine', 'button', 'block'] as const).map((shape) => <Skeleton key={shape} shape={shape} />)}
      <CardGrid shape="portrait"><li><Skeleton shape="portrait" /></li><li><Skeleton shape="portrait" /></li></CardGrid>
      <CardGrid shape="landscape"><li><Skeleton shape="landscape" /></li><li><Skeleton shape="landscape" /></li></CardGrid>
    </Stack>
  )
}
