import { aCard, aMovie } from '@ott/catalogue/testing'
import { render, screen } from '@testing-library/react'
import { Words } from './testing.tsx'
import { TitleBadges } from './title-badges.tsx'
import { TitleCard } from './title-card.tsx'

describe.each([['en', 'Needs the PIN'], ['bn', 'পিন লাগবে']] as const)('a title that needs the PIN (%s)', (locale, label) => {
  it('has a lock on its card, which is part of the link’s name', () => {
    render(<Words locale={locale}><ul><TitleCard card={aCard({ needsPin: true })} shape="portrait" /></ul></Words>)
    expect(screen.getByRole('link')).toHaveAccessibleName(expect.stringContaining(label))
  })

  it('says so in its details', () => {
    render(<Words locale={locale}><TitleBadges title={aMovie({ needsPin: true })} /></Words>)
    expect(screen.getByText(label)).toBeVisible()
  })

  it('is the only one', () => {
    render(<Words locale={locale}><ul><TitleCard card={aCard()} shape="portrait" /></ul><TitleBadges title={aMovie()} /></Words>)
    expect(screen.queryByText(label)).toBeNull()
  })
})
