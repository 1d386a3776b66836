import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ProfilesPage } from '../index.ts'
import { aSuccessfulApi, errorAnswer, TestProviders, user } from '../testing.tsx'

type Answers = Parameters<typeof aSuccessfulApi>[0]

function open(answers: Answers = {}, { locale = 'en', isOffered = true, isProved = true }: { locale?: 'en' | 'bn'; isOffered?: boolean; isProved?: boolean } = {}) {
  const api = aSuccessfulApi(answers)
  const [opened, left] = [jest.fn(), jest.fn()]
  render(
    <TestProviders locale={locale}>
      <ProfilesPage call={api.call} isOffered={isOffered} onOpened={opened} onProve={async () => isProved} onLogout={left} />
    </TestProviders>,
  )
  const sent = (method: string, ending: string) => api.requests.filter((each) => each.method === method && each.path.endsWith(ending)).map(({ body }) => body)
  return { opened, left, sent }
}

const tile = (name: RegExp) => screen.findByRole('button', { name })
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }))
const as = (profileId: string | null, profileDetails: object[] = user.profileDetails): Answers => ({ '/users': () => ({ json: { ...user, profileId, profileDetails } }) })

describe('the profiles', () => {
  it.each(['en', 'bn'] as const)('are tiles with whole names, marked as for children or with a PIN (%s)', async (locale) => {
    open({}, { locale })
    expect(await tile(locale === 'en' ? /Mita.*PIN needed/ : /Mita.*পিন লাগবে/)).toBeVisible()
    expect(await tile(locale === 'en' ? /Mim.*Kids/ : /Mim.*ছোটদের/)).toBeVisible()
    expect(screen.getByText('Rafi')).toHaveAttribute('title', 'Rafi')
  })

  it('are opened by a press', async () => {
    const { opened, sent } = open()
    await press(/Rafi/)
    await waitFor(() => expect(opened).toHaveBeenCalledWith({ accessToken: 'opened', refreshToken: 'refresh' }, 'p2'))
    expect(sent('POST', '/p2/select')).toEqual([{}])
  })

  it('follow the arrow keys', async () => {
    HTMLElement.prototype.scrollIntoView = jest.fn()
    open()
    const first = await tile(/Mita/)
    first.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(await tile(/Rafi/)).toHaveFocus()
    await userEvent.keyboard('{End}')
    expect(await tile(/Mim/)).toHaveFocus()
    await userEvent.keyboard('{Home}')
    expect(first).toHaveFocus()
  })

  it('ask for the PIN of one that has it, and say why it was refused', async () => {
    const answers = [errorAnswer('PIN_REQUIRED', { field: 'pin' }, 403), errorAnswer('PIN_INCORRECT', { attemptsLeft: 4 }), errorAnswer('RATE_LIMITED', { retryAfter: 720 }, 429)]
    const { opened, sent } = open({ '/select': (request) => answers.shift()!(request) })
    await press(/Mita/)
    expect(await screen.findByText('Mita opens with its PIN.')).toBeVisible()
    await userEvent.keyboard('1111{Enter}')
    expect(await screen.findByText('Incorrect PIN. 4 attempts left.')).toBeVisible()
    await userEvent.keyboard('2222{Enter}')
    expect(await screen.findByText('Too many attempts. Try again in 12 minutes.')).toBeVisible()
    expect(sent('POST', '/p1/select')).toEqual([{}, { pin: '1111' }, { pin: '2222' }])
    expect(opened).not.toHaveBeenCalled()
  })

  it('open one whose PIN was forgotten after a proof of identity', async () => {
    let isLocked = true
    const { opened, sent } = open({
      '/select': (request) => (isLocked ? errorAnswer('PIN_REQUIRED', { field: 'pin' }, 403)(request) : { json: { sAccessToken: 'opened', sRefreshToken: 'refresh', isDeviceLimitReached: false } }),
      '/pin': () => {
        isLocked = false
        return { status: 204 }
      },
    })
    await press(/Mita/)
    await press('Forgot PIN?')
    await waitFor(() => expect(opened).toHaveBeenCalled())
    expect(sent('DELETE', '/p1/pin')).toHaveLength(1)
  })

  it('ask a child who leaves for the PIN of parental control, or who they are', async () => {
    let isProved = false
    const { opened } = open({
      ...as('p3'),
      '/select': (request) => (isProved ? { json: { sAccessToken: 'opened', sRefreshToken: 'refresh', isDeviceLimitReached: false } } : errorAnswer('PIN_REQUIRED', { field: 'parentalPin' }, 403)(request)),
    })
    await press(/Rafi/)
    expect(await screen.findByText('To leave the Kids profile, enter the PIN of parental control.')).toBeVisible()
    isProved = true
    await press('Forgot PIN?')
    await waitFor(() => expect(opened).toHaveBeenCalled())
  })

  it('stay as they are if nobody proves who they are', async () => {
    const { opened } = open({ ...as('p3'), '/select': errorAnswer('PIN_REQUIRED', { field: 'parentalPin' }, 403) }, { isProved: false })
    await press(/Rafi/)
    await press('Forgot PIN?')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(opened).not.toHaveBeenCalled()
  })

  it('say that one was removed meanwhile', async () => {
    open({ '/select': errorAnswer('NOT_FOUND', { field: 'id' }, 404) })
    await press(/Rafi/)
    expect(await screen.findByText('This profile was removed.')).toBeVisible()
  })

  it('have a way out without an open one, and nothing to manage', async () => {
    const { left } = open(as(null))
    await press('Log out')
    expect(left).toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: 'Manage profiles' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add a profile' })).toBeNull()
  })

  it('can be tried again after they could not be loaded', async () => {
    let isDown = true
    const { left } = open({ '/users': (request) => (isDown ? errorAnswer('UNAVAILABLE', {}, 503)(request) : { json: user }) })
    expect(await screen.findByRole('alert')).toHaveTextContent('The profiles could not be loaded')
    await press('Log out')
    expect(left).toHaveBeenCalled()
    isDown = false
    await press('Try again')
    expect(await tile(/Rafi/)).toBeVisible()
  })
})

describe('managing profiles', () => {
  it('adds one for a child', async () => {
    const { sent } = open()
    await press('Add a profile')
    await press('Save')
    expect(await screen.findByText('Enter a name of 1 to 24 characters.')).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' Tuli ')
    await userEvent.click(screen.getByRole('radio', { name: 'Violet' }))
    await userEvent.click(screen.getByRole('switch', { name: 'Kids profile' }))
    await userEvent.click(screen.getByRole('radio', { name: 'U and U/A 7+' }))
    await press('Save')
    await waitFor(() => expect(sent('POST', '/users/profiles')).toEqual([{ name: 'Tuli', avatar: 'violet', profileType: 'Kids', kidsRating: 'U/A 7+' }]))
    expect(await screen.findByRole('heading', { name: 'Who’s watching?' })).toBeVisible()
    // The account menu shows the same answer.
    await waitFor(() => expect(sent('GET', '/users')).toHaveLength(2))
  })

  it('says that a name is taken, and that five are the most', async () => {
    const answers = [errorAnswer('CONFLICT', { field: 'name' }, 409), errorAnswer('CONFLICT', {}, 409)]
    open({ '/users/profiles': (request) => answers.shift()!(request) })
    await press('Add a profile')
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'rafi')
    await press('Save')
    expect(await screen.findByText('Another profile has this name. Choose a different one.')).toBeVisible()
    await press('Save')
    expect(await screen.findByText('There are five profiles already. Remove one first.')).toBeVisible()
  })

  it('sets, changes and removes a PIN', async () => {
    const { sent } = open({ '/users/profiles/p2': () => ({ json: user.profileDetails[1] }), '/users/profiles/p1': () => ({ json: user.profileDetails[0] }) })
    await press('Manage profiles')
    await press('Edit Rafi')
    await userEvent.click(screen.getByRole('switch', { name: 'Ask for a PIN' }))
    await press('Save')
    expect(await screen.findByText('Enter 4 digits.')).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: /Digit 1/ }), '2468')
    await press('Save')
    await press('Edit Mita')
    await userEvent.click(screen.getByRole('switch', { name: 'Ask for a PIN' }))
    await press('Save')
    await press('Edit Rafi')
    await press('Cancel')
    expect(sent('PUT', '/p2')).toEqual([{ name: 'Rafi', avatar: 'teal', profileType: 'Standard', pin: '2468' }])
    expect(sent('PUT', '/p1')).toEqual([{ name: 'Mita', avatar: 'amber', pin: null }])
  })

  it('removes one after a question, and never the main one', async () => {
    const { sent } = open()
    await press('Manage profiles')
    await press('Edit Mita')
    expect(screen.queryByRole('button', { name: 'Remove profile' })).toBeNull()
    await press('Cancel')
    await press('Edit Mim')
    await press('Remove profile')
    expect(await screen.findByRole('dialog', { name: 'Remove Mim?' })).toBeVisible()
    expect(sent('DELETE', '/p3')).toEqual([])
    const buttons = screen.getAllByRole('button', { name: 'Remove profile' })
    await userEvent.click(buttons.at(-1)!)
    await waitFor(() => expect(sent('DELETE', '/p3')).toHaveLength(1))
    expect(await screen.findByRole('heading', { name: 'Who’s watching?' })).toBeVisible()
  })

  it('is of the own one only in another than the main profile, and of none in a child’s', async () => {
    open(as('p2'))
    await press('Manage profiles')
    expect(await screen.findByRole('button', { name: 'Edit Rafi' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Edit Mita' })).toBeNull()
  })

  it('adds none where profiles are not offered, and none beyond five', async () => {
    open({}, { isOffered: false })
    expect(await tile(/Rafi/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add a profile' })).toBeNull()
  })
})
