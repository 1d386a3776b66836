import { NavigationProgress } from './navigation-progress.tsx'
import { useTranslate } from '../testing.ts'

export default { title: 'Signs/Navigation progress', component: NavigationProgress, parameters: { layout: 'fullscreen' } }

export const Playground = {
  args: { label: 'Loading the page' },
}

export const Loading = () => <NavigationProgress label={useTranslate()('Loading the page', 'পাতা খুলছে')} />
