import type { ComponentProps } from 'react'
import { CardGrid } from '../cards/card.tsx'
import { Stack } from '../layout/layout.tsx'
import { shape } from './skeleton.css.ts'
import { Skeleton } from './skeleton.tsx'

export default { title: 'Display/Skeleton', component: Skeleton }

export const Playground = {
  args: { shape: 'landscape' },
  argTypes: { shape: { options: Object.keys(shape) } },
  render: (choice: ComponentProps<typeof Skeleton>) => <div style={{ maxWidth: '320px' }}><Skeleton {...choice} /></div>,
}

export function AllShapes() {
  return (
    <Stack gap={6}>
      {(['heading', 'line', 'shortLine', 'button', 'block', 'hero'] as const).map((shape) => <Skeleton key={shape} shape={shape} />)}
      <CardGrid shape="portrait"><li><Skeleton shape="portrait" /></li><li><Skeleton shape="portrait" /></li></CardGrid>
      <CardGrid shape="landscape"><li><Skeleton shape="landscape" /></li><li><Skeleton shape="landscape" /></li></CardGrid>
    </Stack>
  )
}
