import type { ComponentProps } from 'react'
import { size } from './avatar.css.ts'
import { Avatar } from './avatar.tsx'
import { Inline } from '../layout/layout.tsx'

export default { title: 'Display/Avatar', component: Avatar }

export const Playground = {
  args: { name: 'Mim', locale: 'en', size: 'control' },
  argTypes: { locale: { control: 'inline-radio', options: ['en', 'bn'] }, size: { options: Object.keys(size) } },
  render: (choice: ComponentProps<typeof Avatar>) => <div style={{ maxWidth: '320px', fontSize: '4rem' }}><Avatar {...choice} /></div>,
}

/** The last two: a Bengali name on an English page, and no name. */
export function AllAvatars() {
  return <Inline><Avatar name="Mim" locale="en" /><Avatar name="মিতা" locale="bn" /><Avatar name="মিতা" locale="en" /><Avatar name="" locale="en" /></Inline>
}
