import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as designSystem from './index.ts'
import * as theme from './theme/theme.ts'

describe('the entry points of the library', () => {
  it('export these names', () => {
    expect(Object.keys(designSystem).toSorted()).toEqual([
      'Accordion', 'AppleIcon', 'Avatar', 'BackIcon', 'Badge', 'Banner', 'BellIcon', 'BookmarkIcon',
      'Button', 'CalendarIcon', 'CaptionsIcon', 'Card', 'CardActions', 'CardGrid', 'CardGridSkeleton', 'CardIcon', 'CarouselSlides', 'CarouselStage',
      'CheckIcon', 'Checkbox', 'ChevronLeftIcon', 'ChevronRightIcon', 'Chip', 'Chips', 'CloseIcon',
      'CodeInput', 'Columns', 'Combobox', 'ComparisonTable', 'DetailsFrame', 'Dialog', 'DialogActions',
      'DigitsSwitch', 'EditIcon', 'EmptyState', 'EpisodesIcon', 'ErrorState', 'ExitFullScreenIcon', 'ExpandableText', 'EyeIcon',
      'EyeOffIcon', 'FacebookIcon', 'FactLine', 'FactList', 'Facts', 'FilmIcon', 'Footer', 'ForwardIcon',
      'FullScreenIcon', 'GiftIcon', 'GoogleIcon', 'GripIcon', 'Header', 'Heading', 'HeartIcon', 'HelpIcon', 'Hero',
      'HomeIcon', 'HoverCard', 'IconButton', 'Inline', 'InstallIcon', 'InstallPrompt', 'InstantDialog', 'KeyIcon',
      'Landing', 'LanguagePrompt', 'LanguageSwitch', 'LaptopIcon', 'Link', 'LockIcon', 'LogoutIcon', 'MailIcon',
      'Menu', 'MutedIcon', 'NavigationProgress', 'NextEpisodeIcon', 'OfflineIcon', 'Page', 'PauseIcon', 'PeopleIcon', 'PersonIcon',
      'PhoneIcon', 'Picture', 'PictureInPictureIcon', 'PictureTiles', 'PlayIcon', 'PlusIcon', 'Portrait', 'PreviousEpisodeIcon', 'ProgressLine',
      'RadioGroup', 'RankedList', 'RetryIcon', 'RewindIcon', 'Row', 'RowScrollStates', 'RowSkeleton', 'RowSpace', 'RowStack',
      'SearchField', 'SearchIcon', 'SearchLink', 'Section', 'Segmented', 'Select', 'ShareIcon', 'Skeleton',
      'SkeletonSwitch', 'SkipLink', 'SlidersIcon', 'SmallPictures', 'SoundIcon', 'Spinner', 'Stack', 'Switch', 'TabBar', 'TermList', 'Text',
      'TextArea', 'TextField', 'ThumbDownIcon', 'ThumbUpIcon', 'Toasts', 'ToggleGroup', 'TvIcon',
      'VisuallyHidden', 'WarningIcon', 'WideOnly', 'followGridArrow', 'media', 'moveFocusByArrow', 'pictureUrl', 'useDialogIsOpen',
    ])
  })

  it('export only the theme for style sheets', () => {
    expect(Object.keys(theme).toSorted()).toEqual(['bottomInset', 'layer', 'line', 'media', 'radius', 'space', 'vars'])
  })

  it('use the headless library only where the platform is not enough', () => {
    const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!test)\.tsx?$/.test(file))
    const behind = files.filter((file) => readFileSync(join(__dirname, file), 'utf8').includes(`from '@base-ui/`))
    expect(behind.toSorted()).toEqual(['forms/combobox.tsx', 'overlays/dialog.tsx'])
  })
})
