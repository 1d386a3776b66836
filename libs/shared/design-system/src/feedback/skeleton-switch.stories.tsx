import { SkeletonSwitch } from './skeleton-switch.tsx'
import { Skeleton } from './skeleton.tsx'
import { useTranslate } from '../testing.ts'
import { Text } from '../typography/text.tsx'

export default { title: 'Display/Skeleton switch', component: SkeletonSwitch }

export const Playground = {
  args: { skeleton: <Skeleton shape="line" />, children: 'The content' },
}

export const Loading = () => <SkeletonSwitch skeleton={<Skeleton shape="line" />}><Content /></SkeletonSwitch>

export const Loaded = () => <SkeletonSwitch skeleton={null}><Content /></SkeletonSwitch>

const Content = () => <Text>{useTranslate()('The content', 'বিষয়বস্তু')}</Text>
