import { LineIcon } from './icon.tsx'

/** Icons of the player. */

export const MutedIcon = () => <LineIcon><path d="M4 9.5h3.5L12 5v14l-4.5-4.5H4zM16 9.5l5 5M21 9.5l-5 5" /></LineIcon>

export const SoundIcon = () => (
  <LineIcon>
    <path d="M4 9.5h3.5L12 5v14l-4.5-4.5H4zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" />
  </LineIcon>
)

export const NextEpisodeIcon = () => <LineIcon><path d="M5 5l10 7-10 7zM19 5v14" /></LineIcon>

export const PreviousEpisodeIcon = () => <LineIcon><path d="M19 5L9 12l10 7zM5 5v14" /></LineIcon>

export const EpisodesIcon = () => <LineIcon><path d="M4 6h3M4 12h3M4 18h3M11 6h9M11 12h9M11 18h9" /></LineIcon>

export const FullScreenIcon = () => <LineIcon><path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" /></LineIcon>

export const CaptionsIcon = () => (
  <LineIcon>
    <rect x="3" y="5" width="18" height="14" rx="2" />
    <path d="M10.5 10.5a2 2 0 1 0 0 3M17 10.5a2 2 0 1 0 0 3" />
  </LineIcon>
)

export const PeopleIcon = () => (
  <LineIcon>
    <circle cx="9" cy="8.5" r="3.5" />
    <path d="M2.5 19.5c.8-3.5 3.3-5 6.5-5s5.7 1.5 6.5 5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.9c1.9.7 3 2.2 3.5 4.6" />
  </LineIcon>
)

export const SlidersIcon = () => (
  <LineIcon>
    <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
    <circle cx="15" cy="7" r="2" />
    <circle cx="9" cy="17" r="2" />
  </LineIcon>
)

export const PictureInPictureIcon = () => (
  <LineIcon>
    <rect x="3" y="5" width="18" height="14" rx="2" />
    <rect x="12" y="12" width="6.5" height="4.5" fill="currentColor" />
  </LineIcon>
)

export const PauseIcon = () => <LineIcon><path d="M8 5v14M16 5v14" strokeWidth="3.5" /></LineIcon>

export const RewindIcon = () => <LineIcon><path d="M4.5 12a7.5 7.5 0 1 0 2.4-5.5L4.5 8.7M4.5 4v4.7h4.7" /></LineIcon>

export const ForwardIcon = () => (
  <LineIcon>
    <path d="M19.5 12a7.5 7.5 0 1 1-2.4-5.5l2.4 2.2M19.5 4v4.7h-4.7" />
  </LineIcon>
)

export const ExitFullScreenIcon = () => <LineIcon><path d="M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5" /></LineIcon>
