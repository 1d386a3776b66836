import { firstLetter } from '@ott/identity'
import type { Avatar } from '@ott/identity'
import * as styles from './profile-avatar.css.ts'

/** The first letter of a profile's name on its colour. Decorative: the name stands beside it. */
export function ProfileAvatar({ name, avatar }: { name: string; avatar: Avatar | null }) {
  return <span className={styles.colour[avatar ?? 'amber']} aria-hidden="true">{firstLetter(name)}</span>
}
