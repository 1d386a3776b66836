import { brand } from '@ott/brand'
import { render, screen } from '@testing-library/react'
import { ErrorScreen } from './error-screen.tsx'
import { Words } from '../testing.tsx'
import { WatchButton } from '../watch-button.tsx'

const links = { backHref: '/en/tram', loginHref: '/en/login', plansHref: '/en/plans' }
/** Midnight of 1 May in the service's time zone; in London and America it is still April. */
const at = new Date('2027-04-30T18:30:00Z')

describe('an unreleased title', () => {
  it.each([['en', '1 May 2027'], ['bn', '১ মে, ২০২৭']] as const)('has the same date in %s on its watch button and in the player, in the service’s time zone', (locale, day) => {
    const release = { type: 'releasesOn', at } as const
    render(
      <Words locale={locale}>
        <WatchButton decision={release} timeZone={brand.timeZone} hrefOf={() => '/en/tram/e4/watch'} {...links} />
        <ErrorScreen error={{ type: 'notReleased', at }} onRetry={() => undefined} onStopStream={() => Promise.resolve()} onCopyReport={() => undefined} {...links} />
      </Words>,
    )
    expect(screen.getAllByText(new RegExp(day))).toHaveLength(2)
    expect(screen.getByRole('alert')).toHaveTextContent(day)
  })
})
