import { EpisodesIcon } from '@ott/design-system'
import { useIntl } from 'react-intl'
import { Menu } from '../controls/menu.tsx'
import { onPlainPress } from '../input/plain-press.ts'
import * as menuStyles from '../player.css.ts'
import * as styles from './series.css.ts'

/** `title` names season and number. */
export type EpisodeLink = { title: string; href: string; picture: string; isCurrent: boolean }

type EpisodesMenuProps = {
  episodes: EpisodeLink[]
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  onOpen: (href: string) => void
}

/** The released episodes of the series. */
export function EpisodesMenu({ episodes, isOpen, onToggle, onOpen }: EpisodesMenuProps) {
  const { formatMessage } = useIntl()
  return (
    <Menu label={formatMessage({ id: 'player.episodes' })} icon={<EpisodesIcon />} isOpen={isOpen} onToggle={onToggle}>
      <div className={menuStyles.group}>
        <ul className={styles.episodes}>
          {episodes.map(({ title, href, picture, isCurrent }) => (
            <li key={href}>
              <a
                href={href}
                className={styles.episode}
                aria-current={isCurrent ? 'true' : undefined}
                onClick={onPlainPress(() => {
                  onToggle(false)
                  if (!isCurrent) onOpen(href)
                })}
              >
                <img className={styles.still} src={picture} alt="" loading="lazy" width={96} height={54} />
                <span>{title}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Menu>
  )
}
