import { brand } from '@ott/brand'
import type { ColourRole } from '@ott/brand'
import { useEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { Button } from '../forms/button.tsx'
import { coloursOf, strongColours } from './colours.ts'
import { contrast, over, parseColour } from './contrast.ts'
import * as styles from './foundations.css.ts'
import * as dialogIcons from '../icons/dialog-icons.tsx'
import * as pageIcons from '../icons/icons.tsx'
import { Inline, Stack } from '../layout/layout.tsx'
import { media } from './media.ts'
import * as playerIcons from '../icons/player-icons.tsx'
import { layer, measures, motion, radiusOf, spaceOf, type, typeInBengali } from './tokens.ts'
import { Heading, Text } from '../typography/text.tsx'
import { useTranslate } from '../testing.ts'

/** The design tokens. Components refer to these names, and a brand overrides their values. */
export default { title: 'Foundations', parameters: { layout: 'padded' } }

const surfaces = ['page', 'sheet', 'raised'] as const

/** Contrast of a colour to each surface it may be on, to one decimal. */
const ratios = (colours: Record<ColourRole, string>, name: ColourRole) =>
  surfaces.map((surface) => contrast(over(colours[name], colours[surface]), parseColour(colours[surface]).rgb).toFixed(1))

/** Each role with its value and its contrast to page, sheet and raised: text needs 4.5, edges and icons 3. */
export function Colour() {
  const t = useTranslate()
  const colours = coloursOf(brand)
  return (
    <Stack gap={5}>
      <Text>{t('Contrast to page · sheet · raised', 'পাতা · শিট · উঁচু তলের সঙ্গে কনট্রাস্ট')}</Text>
      <Inline gap={4}>
        {(Object.keys(colours) as ColourRole[]).map((name) => (
          <div key={name} className={styles.sample}>
            <span className={styles.swatch} style={{ background: styles.colour[name] }} />
            <Text size="small" strong>{name}</Text>
            <Text size="micro" tone="soft">{colours[name]}</Text>
            <Text size="micro" tone="soft">{ratios(colours, name).join(' · ')}</Text>
          </div>
        ))}
      </Inline>
    </Stack>
  )
}

/** Each text colour on each surface. */
export function Ink() {
  const t = useTranslate()
  const colours = coloursOf(brand)
  const inks = (Object.keys(colours) as ColourRole[]).filter((name) => name.startsWith('text') && name !== 'textInverse')
  return (
    <div className={styles.columns}>
      {surfaces.map((surface) => (
        <div key={surface} className={styles.ground} style={{ background: styles.colour[surface] }}>
          <Text size="micro" tone="soft">{surface}</Text>
          {inks.map((ink) => (
            <div key={ink} style={{ color: styles.colour[ink] }}>
              {t('The Last Ferry', 'শেষ খেয়া')} · {ink} · {contrast(parseColour(colours[ink]).rgb, parseColour(colours[surface]).rgb).toFixed(1)}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

const fills = ['accent', 'accentHover', 'accentMiddle', 'accentWarm', 'inverse'] as const

/** Dark text on filled surfaces, with its contrast. */
export function InkOnFills() {
  const t = useTranslate()
  const colours = coloursOf(brand)
  return (
    <Inline gap={4}>
      {fills.map((fill) => (
        <div key={fill} className={styles.ground} style={{ background: styles.colour[fill], color: styles.colour.textInverse }}>
          <span>{t('Watch', 'দেখুন')} · {fill}</span>
          <span>{contrast(parseColour(colours.textInverse).rgb, parseColour(colours[fill]).rgb).toFixed(1)}</span>
        </div>
      ))}
    </Inline>
  )
}

/** Overrides for `prefers-contrast: more`, with their contrast to page, sheet and raised. */
export function MoreContrast() {
  const colours = { ...coloursOf(brand), ...strongColours }
  return (
    <Inline gap={4}>
      {(Object.keys(strongColours) as (keyof typeof strongColours)[]).map((name) => (
        <div key={name} className={styles.sample}>
          <span className={styles.swatch} style={{ background: strongColours[name] }} />
          <Text size="small" strong>{name}</Text>
          <Text size="micro" tone="soft">{strongColours[name]}</Text>
          <Text size="micro" tone="soft">{ratios(colours, name).join(' · ')}</Text>
        </div>
      ))}
    </Inline>
  )
}

const samples = {
  en: ['The Last Ferry', 'Choose your plan', 'Let’s stay connected', 'Continue watching',
    'A boatman has one evening left before the bridge opens.', 'S1 E4 · 18 min left', '₹299 · €9.99 · ৳350 · naïve, Kiślański, Śrāvaṇ'],
  bn: ['শেষ খেয়া', 'আপনার প্ল্যান বেছে নিন', 'যোগাযোগে থাকি', 'দেখা চালিয়ে যান',
    'মূল লেখা। সেতু খোলার আগে মাঝির হাতে একটাই সন্ধ্যা। স্ত্রী, উজ্জ্বল, দ্বন্দ্ব, ঋতু, ক্ষুধা, লক্ষ্মী, সঙ্গীত, জ্যোৎস্না।',
    'ছোট লেখা। সিজন ১ পর্ব ৪ · ১৮ মিনিট বাকি', '৳২৯৯ · ₹৯৯'],
}

/** Both scripts side by side, in any locale of the toolbar. */
export function Type() {
  return (
    <div className={styles.columns}>
      {(['en', 'bn'] as const).map((lang) => (
        <div key={lang} lang={lang}>
          <Stack gap={5}>
            <p className={styles.display}>{samples[lang][0]}</p>
            <Heading level={2} size="page">{samples[lang][1]}</Heading>
            <Heading level={3} size="dialog">{samples[lang][2]}</Heading>
            <Heading level={4} size="section">{samples[lang][3]}</Heading>
            <Text>{samples[lang][4]}</Text>
            <Text size="small" tone="soft">{samples[lang][5]}</Text>
            <Text size="micro" tone="faint">{samples[lang][6]}</Text>
          </Stack>
        </div>
      ))}
    </div>
  )
}

/** Every font size by name, in both scripts, with its fluid value. */
export function TypeScale() {
  return (
    <Stack gap={5}>
      {(Object.keys(type) as (keyof typeof type)[]).map((name) => (
        <div key={name} className={styles.columns}>
          {([['en', 'Summer 123', type], ['bn', 'গ্রীষ্ম ১২৩', typeInBengali]] as const).map(([lang, words, sizes]) => (
            <Stack key={lang} gap={1}>
              <span lang={lang} className={styles.specimen} style={{ fontSize: sizes[name] }}>{words}</span>
              <Text size="micro" tone="soft">{name}: {sizes[name]}</Text>
            </Stack>
          ))}
        </div>
      ))}
      <div className={styles.columns}>
        {(['en', 'bn'] as const).map((lang) => (
          <div key={lang} lang={lang}>
            <Text size="micro" tone="soft">lead: <Value of={styles.script.lead} /> · tight: <Value of={styles.script.tight} /></Text>
          </div>
        ))}
      </div>
    </Stack>
  )
}

/** The computed value of a token here: language and brand may each override it. */
function Value({ of: token }: { of: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const [value, setValue] = useState('')
  useEffect(() => {
    // The toolbar's brand is applied shortly after this renders.
    const frame = requestAnimationFrame(() => { if (place.current) setValue(getComputedStyle(place.current).getPropertyValue(token.slice(4, -1))) })
    return () => cancelAnimationFrame(frame)
  })
  return <span ref={place}>{value}</span>
}

export function Space() {
  return (
    <Stack gap={3}>
      {Object.entries(spaceOf(brand)).map(([name, value]) => (
        <Inline key={name} gap={4}>
          <span className={styles.bar} style={{ inlineSize: value }} />
          <Text size="small">{name}</Text>
          <Text size="micro" tone="soft">{value}</Text>
        </Inline>
      ))}
      {Object.entries(measures).map(([name, value]) => (
        <Inline key={name} gap={4}>
          <span className={styles.bar} style={{ inlineSize: value }} />
          <Text size="small">{name}</Text>
          <Text size="micro" tone="soft">{value}</Text>
        </Inline>
      ))}
    </Stack>
  )
}

export function Radius() {
  return (
    <Inline gap={5}>
      {Object.entries(radiusOf(brand)).map(([name, value]) => (
        <div key={name} className={styles.sample}>
          <span className={styles.swatch} style={{ borderRadius: value, background: styles.colour.raised }} />
          <Text size="small">{name}</Text>
          <Text size="micro" tone="soft">{value}</Text>
        </div>
      ))}
    </Inline>
  )
}

/** Elevation, scrims, the focus ring, and the motif. */
export function Elevation() {
  return (
    <Inline gap={7}>
      {Object.entries(styles.elevation).map(([name, shadow]) => (
        <div key={name} className={styles.sample}>
          <span className={styles.swatch} style={{ boxShadow: shadow, background: styles.colour.raised }} />
          <Text size="small">{name}</Text>
          <Text size="micro" tone="soft"><Value of={shadow} /></Text>
        </div>
      ))}
    </Inline>
  )
}

/** Each one moves on request, except under reduced motion. */
export function Motion() {
  const t = useTranslate()
  const [isThere, setThere] = useState(false)
  return (
    <Stack gap={5}>
      <Inline><Button onClick={() => setThere(!isThere)}>{t('Move', 'নড়ুক')}</Button></Inline>
      {Object.entries(motion).map(([name, value]) => (
        <Stack key={name} gap={2}>
          <span
            className={styles.bar}
            style={{ inlineSize: '48px', transition: `transform ${value}`, transform: isThere ? 'translateX(240px)' : 'none' }}
          />
          <Text size="micro" tone="soft">{name}: {value}</Text>
        </Stack>
      ))}
    </Stack>
  )
}

export function Breakpoints() {
  return (
    <Stack gap={2}>
      {Object.entries(media).map(([name, query]) => (
        <Inline key={name} gap={4}><Text size="small" strong>{name}</Text><Text size="small" tone="soft">{query}</Text></Inline>
      ))}
    </Stack>
  )
}

/** The last layer is on top. */
export function Layers() {
  return (
    <div className={styles.pile}>
      {Object.entries(layer).map(([name, height], place) => (
        <span key={name} className={styles.leaf} style={{ zIndex: height, marginInlineStart: `${place * 4}%` }}>{name} · {height}</span>
      ))}
    </div>
  )
}

const icons = { ...pageIcons, ...playerIcons, ...dialogIcons }

export function Icons() {
  return (
    <Inline gap={5}>
      {Object.entries(icons as Record<string, ComponentType>).map(([name, Icon]) => (
        <Stack key={name} gap={1} centre>
          <span className={styles.icon}><Icon /></span>
          <Text size="micro" tone="soft">{name}</Text>
        </Stack>
      ))}
    </Inline>
  )
}
