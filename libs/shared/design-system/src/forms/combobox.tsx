import { Combobox as Headless } from '@base-ui/react/combobox'
import { toAsciiDigits } from '@ott/i18n'
import * as styles from './combobox.css.ts'
import { input } from './field.css.ts'
import { ChevronDownIcon } from '../icons/dialog-icons.tsx'
import { SearchIcon } from '../icons/icons.tsx'
import { positioner } from '../overlays/popup.css.ts'

export interface ComboboxOption {
  value: string
  label: string
  /** After the label, and on the closed control: "+880". */
  note?: string
  /** More search terms of the option, in both languages. */
  keywords?: string
}

export interface ComboboxProps {
  label: string
  options: readonly ComboboxOption[]
  value: string
  onChange: (value: string) => void
  searchLabel: string
  /** Shown and announced without matches. */
  emptyText: string
  disabled?: boolean
}

/** A select with search for a long list, such as the country of a phone number. Up to twenty options are a `Select`. */
export function Combobox({ label, options, value, onChange, searchLabel, emptyText, disabled }: ComboboxProps) {
  const chosen = options.find((option) => option.value === value) ?? null
  return (
    <Headless.Root
      items={options}
      value={chosen}
      onValueChange={(option: ComboboxOption | null) => { if (option) onChange(option.value) }}
      filter={matches}
      itemToStringLabel={(option: ComboboxOption) => option.label}
      isItemEqualToValue={(one: ComboboxOption, other: ComboboxOption) => one.value === other.value}
      autoHighlight
      disabled={disabled}
    >
      <Headless.Trigger
        className={styles.trigger}
        aria-label={chosen ? `${label}: ${chosen.label} ${chosen.note ?? ''}`.trim() : label}
      >
        {chosen?.note ?? chosen?.label ?? label}
        <ChevronDownIcon />
      </Headless.Trigger>
      <Headless.Portal>
        <Headless.Positioner className={positioner} align="start" sideOffset={16} collisionPadding={12}>
          <Headless.Popup className={styles.list} aria-label={label}>
            <div className={styles.search}>
              <SearchIcon />
              <Headless.Input className={input} data-halo="elsewhere" aria-label={searchLabel} placeholder={searchLabel} />
            </div>
            <Headless.Empty className={styles.empty}>{emptyText}</Headless.Empty>
            <Headless.List className={styles.options} aria-label={label}>
              {(option: ComboboxOption) => (
                <Headless.Item key={option.value} value={option} className={styles.option}>
                  <span>{option.label}</span>
                  <span className={styles.note}>{option.note}</span>
                </Headless.Item>
              )}
            </Headless.List>
          </Headless.Popup>
        </Headless.Positioner>
      </Headless.Portal>
    </Headless.Root>
  )
}

function matches(option: ComboboxOption, query: string): boolean {
  const wanted = fold(query)
  return [option.label, option.note, option.keywords].some((words) => words && fold(words).includes(wanted))
}

/** Removes accents of Latin letters; Bengali vowel signs are letters and stay. */
const fold = (words: string) => toAsciiDigits(words).normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase().trim()
