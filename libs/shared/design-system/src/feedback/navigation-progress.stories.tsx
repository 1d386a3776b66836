import { NavigationProgress } from './navigation-progress.tsx'
import { useTranslate } from '../testing.ts'

export default { title: 'Display/Navigation progress', component: NavigationProgress, parameters: { layout: 'fullscreen' } }

export const Playground = {
  args: { label: 'Loading page' },
}

export const Loading = () => <NavigationProgress label={useTranslate()('Loading page', 'পাতা লোড হচ্ছে')} />
