import { LineIcon, SolidIcon } from './icon.tsx'

/** Icons of the first page. */

export const PlayIcon = () => <SolidIcon><path d="M7 4.5v15l12.5-7.5z" /></SolidIcon>

export const PlusIcon = () => <LineIcon><path d="M12 5v14M5 12h14" /></LineIcon>

export const CheckIcon = () => <LineIcon><path d="M4.5 12.5l5 5 10-11" /></LineIcon>

export const ChevronRightIcon = () => <LineIcon alongLine><path d="M9.5 6l6 6-6 6" /></LineIcon>

export const TvIcon = () => (
  <LineIcon>
    <rect x="2.5" y="4.5" width="19" height="13" rx="2" />
    <path d="M8 21h8" />
  </LineIcon>
)

export const WarningIcon = () => <LineIcon><path d="M12 3.5L22 20H2zM12 10v4.5M12 17.2v.2" /></LineIcon>

export const HomeIcon = () => <LineIcon><path d="M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z" /></LineIcon>

export const SearchIcon = () => <LineIcon><circle cx="11" cy="11" r="6.5" /><path d="M16 16l4.5 4.5" /></LineIcon>

export const FilmIcon = () => (
  <LineIcon>
    <rect x="3" y="5" width="18" height="14" rx="2" />
    <path d="M8 5v14M16 5v14M3 12h18" />
  </LineIcon>
)

export const PersonIcon = () => (
  <LineIcon>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5c1-4 4-6 7.5-6s6.5 2 7.5 6" />
  </LineIcon>
)

export const GlobeIcon = () => (
  <LineIcon>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18" />
  </LineIcon>
)

export const ChevronLeftIcon = () => <LineIcon alongLine><path d="M14.5 6l-6 6 6 6" /></LineIcon>

export const LockIcon = () => (
  <LineIcon>
    <rect x="5" y="10.5" width="14" height="10" rx="2" />
    <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5" />
  </LineIcon>
)
