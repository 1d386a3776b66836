import { Avatar } from './avatar.tsx'
import { Inline } from './layout.tsx'

export default { title: 'Signs/Avatar', component: Avatar }

export function Faces() {
  return <Inline><Avatar name="Mim" locale="en" /><Avatar name="মিতা" locale="bn" /><Avatar name="" locale="en" /></Inline>
}
