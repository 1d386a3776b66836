import { usePlaces } from './story-places.tsx'
import { TabBar } from './tab-bar.tsx'
import { useWords } from './testing.ts'

export default { title: 'Navigation/Tab bar', component: TabBar, parameters: { layout: 'fullscreen' } }

export function FivePlaces() {
  return <TabBar label={useWords()('Places', 'জায়গা')} items={usePlaces()} />
}

export function ThreePlaces() {
  return <TabBar label={useWords()('Places', 'জায়গা')} items={usePlaces().slice(0, 3)} />
}
