import type { Profile } from '@ott/api-client'
import { Badge, followGridArrow, LockIcon, VisuallyHidden } from '@ott/design-system'
import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import { ProfileAvatar } from './profile-avatar.tsx'
import * as styles from './profiles.css.ts'

interface ProfileTilesProps {
  label: string
  profiles: readonly Profile[]
  /** Says what a press does, if it is not to open. */
  actionOf?: (name: string) => string
  onChosen: (profile: Profile) => void
}

/** Profiles as tiles, which arrow keys follow. */
export function ProfileTiles({ label, profiles, actionOf, onChosen }: ProfileTilesProps) {
  const intl = useIntl()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- key events bubble from the buttons inside
    <ul className={styles.grid} aria-label={label} data-item-list="" onKeyDown={followGridArrow}>
      {profiles.map((profile) => {
        const name = profileName(intl, profile)
        return (
          <li key={profile.id}>
            <button type="button" className={styles.tile} aria-label={actionOf?.(name)} onClick={() => onChosen(profile)}>
              <ProfileAvatar name={name} avatar={profile.avatar} />
              <span className={styles.name} title={name}>{name}</span>
              <span className={styles.facts}>
                {profile.type === 'Kids' && <Badge>{intl.formatMessage({ id: 'profiles.kids' })}</Badge>}
                {profile.hasPin && <><LockIcon /><VisuallyHidden>{intl.formatMessage({ id: 'profiles.hasPin' })}</VisuallyHidden></>}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** The main profile needs no name of its own. */
export function profileName(intl: IntlShape, { name }: Pick<Profile, 'name'>): string {
  return name ?? intl.formatMessage({ id: 'profiles.main' })
}
