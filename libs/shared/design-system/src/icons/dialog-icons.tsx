import { backIcon } from './icon.css.ts'
import { LineIcon, SolidIcon } from './icon.tsx'

/** Icons of dialogs, menus and account pages, in a chunk apart from those of the first page. */

export const CalendarIcon = () => (
  <LineIcon>
    <rect x="3.5" y="5" width="17" height="15.5" rx="2" />
    <path d="M3.5 10h17M8 2.5V7M16 2.5V7" />
  </LineIcon>
)

export const BackIcon = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={backIcon}>
    <path d="M19 12H5M11 6l-6 6 6 6" />
  </svg>
)

export const EditIcon = () => <LineIcon><path d="M4 20l1-4.5L16.5 4 20 7.5 8.5 19 4 20zM14 6.5l3.5 3.5" /></LineIcon>

export const CloseIcon = () => <LineIcon><path d="M6 6l12 12M18 6L6 18" /></LineIcon>

export const ChevronDownIcon = () => <LineIcon><path d="M6 9.5l6 6 6-6" /></LineIcon>

/** Handle for drag and drop. */
export const GripIcon = () => <LineIcon><path d="M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01" /></LineIcon>

export const PhoneIcon = () => (
  <LineIcon>
    <rect x="7" y="2.5" width="10" height="19" rx="2.5" />
    <path d="M11 18.5h2" />
  </LineIcon>
)

export const MailIcon = () => (
  <LineIcon>
    <rect x="3" y="5" width="18" height="14" rx="2" />
    <path d="M3.5 7l8.5 6.5L20.5 7" />
  </LineIcon>
)

export const LaptopIcon = () => (
  <LineIcon>
    <rect x="4.5" y="5" width="15" height="10.5" rx="1.5" />
    <path d="M2.5 19h19" />
  </LineIcon>
)

export const GiftIcon = () => (
  <LineIcon>
    <path d="M4 11h16v9H4zM3 7.5h18V11H3zM12 7.5V20M12 7.5C8 7.5 7 3.5 9.5 3.5S12 7.5 12 7.5s0-4 2.5-4S16 7.5 12 7.5" />
  </LineIcon>
)

export const KeyIcon = () => (
  <LineIcon>
    <circle cx="8" cy="15.5" r="4.5" />
    <path d="M11.2 12.3L20 3.5M16.5 7l3 3M13.5 10l2 2" />
  </LineIcon>
)

export const EyeIcon = () => (
  <LineIcon>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="3" />
  </LineIcon>
)

export const EyeOffIcon = () => (
  <LineIcon>
    <path d="M10 5.7a9 9 0 0 1 2-.2c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.3M6.6 7.2A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9.5 9.5 0 0 0 4.6-1.2M9.9 9.9a3 3 0 0 0 4.2 4.2M3.5 3.5l17 17" />
  </LineIcon>
)

export const HeartIcon = () => (
  <LineIcon>
    <path d="M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.5 4.2 4.2 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z" />
  </LineIcon>
)

export const ThumbUpIcon = () => (
  <LineIcon>
    <path d="M7 10.5v9.5H4v-9.5zM7 10.5l4-7c1.8 0 2.6 1.3 2.2 3L12.6 9H18a2 2 0 0 1 2 2.4l-1.3 6.9A2 2 0 0 1 16.7 20H7" />
  </LineIcon>
)

export const ThumbDownIcon = () => (
  <LineIcon>
    <path d="M17 13.5V4h3v9.5zM17 13.5l-4 7c-1.8 0-2.6-1.3-2.2-3l.6-2.5H6a2 2 0 0 1-2-2.4l1.3-6.9A2 2 0 0 1 7.3 4H17" />
  </LineIcon>
)

export const InfoIcon = () => <LineIcon><circle cx="12" cy="12" r="9" /><path d="M12 11v5.5M12 7.5v.2" /></LineIcon>

export const InstallIcon = () => <LineIcon><path d="M12 3.5v11.5M7.5 10.5L12 15l4.5-4.5M4.5 20h15" /></LineIcon>

export const BookmarkIcon = () => <LineIcon><path d="M6 3.5h12V21l-6-4.5L6 21z" /></LineIcon>

export const ShareIcon = () => <LineIcon><path d="M12 15V4M7.5 8L12 3.5 16.5 8M5 12v8h14v-8" /></LineIcon>

export const BellIcon = () => <LineIcon><path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4" /></LineIcon>

export const HelpIcon = () => (
  <LineIcon>
    <circle cx="12" cy="12" r="9" />
    <path d="M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .9-1 1.7M12 16.8v.2" />
  </LineIcon>
)

export const CardIcon = () => (
  <LineIcon>
    <rect x="3" y="5.5" width="18" height="13" rx="2" />
    <path d="M3 10h18" />
  </LineIcon>
)


export const LogoutIcon = () => <LineIcon><path d="M14 4.5H6v15h8M10.5 12H20M16.5 8.5l3.5 3.5-3.5 3.5" /></LineIcon>

export const OfflineIcon = () => (
  <LineIcon>
    <path d="M3 3l18 18M5 9.5a11 11 0 0 1 4-2.3M12.5 6.5A11 11 0 0 1 19 9.5M8 13a6.5 6.5 0 0 1 4.5-1.8M12 17.2v.2" />
  </LineIcon>
)

export const RetryIcon = () => <LineIcon><path d="M19.5 12a7.5 7.5 0 1 1-2.4-5.5l2.4 2.2M19.5 4v4.7h-4.7" /></LineIcon>

/** Logos of the social sign-in providers. */

export const GoogleIcon = () => (
  <SolidIcon>
    <path d="M12 10.2v3.9h5.5c-.3 1.5-1.9 4.1-5.5 4.1a6.2 6.2 0 0 1 0-12.4c1.9 0 3.2.8 3.9 1.5l2.7-2.6A9.8 9.8 0 1 0 12 21.8c5.7 0 9.4-4 9.4-9.6 0-.7-.1-1.3-.2-2z" />
  </SolidIcon>
)

export const FacebookIcon = () => (
  <SolidIcon>
    <path d="M13.7 21.5v-8h2.8l.5-3.4h-3.3V8c0-1 .5-1.8 1.9-1.8h1.5V3.3S15.7 3 14.4 3c-2.8 0-4.5 1.6-4.5 4.6v2.5H6.8v3.4h3.1v8z" />
  </SolidIcon>
)

export const AppleIcon = () => (
  <SolidIcon>
    <path d="M16.4 12.6c0-2.4 2-3.5 2.1-3.6-1.1-1.7-2.9-1.9-3.5-1.9-1.5-.2-2.9.9-3.7.9s-1.9-.9-3.2-.8c-1.6 0-3.1.9-4 2.4-1.7 2.9-.4 7.3 1.2 9.7.8 1.2 1.8 2.5 3 2.4 1.2 0 1.7-.8 3.2-.8s1.9.8 3.2.8c1.3 0 2.2-1.2 3-2.3.9-1.4 1.3-2.7 1.3-2.7s-2.6-1-2.6-4.1zM14 5.4c.7-.8 1.1-1.9 1-3-1 0-2.2.6-2.9 1.4-.6.7-1.2 1.8-1 2.9 1.1.1 2.2-.5 2.9-1.3z" />
  </SolidIcon>
)
