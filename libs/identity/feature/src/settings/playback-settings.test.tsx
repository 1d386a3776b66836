import type { Call } from '@ott/api-client'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { PlaybackSettings } from '../index.ts'
import { aSuccessfulApi, TestProviders, user } from '../testing.tsx'

function open(answers: Parameters<typeof aSuccessfulApi>[0] = {}, { slow = (call: Call) => call, hasPreviews = true } = {}) {
  const api = aSuccessfulApi(answers)
  const logged: string[] = []
  const saved = jest.fn()
  render(<TestProviders><PlaybackSettings call={slow(api.call)} hasPreviews={hasPreviews} dataSaver="auto" onDataSaver={saved} log={(event, reason) => logged.push(`${event} ${reason}`)} /></TestProviders>)
  const sent = (ending: string) => api.requests.filter(({ path }) => path.endsWith(ending)).map(({ body }) => body)
  return { sent, logged, saved }
}

describe('playback settings', () => {
  it('toggle previews at once and save the setting', async () => {
    const { sent } = open()
    const previews = await screen.findByRole('switch', { name: 'Autoplay previews', checked: true })
    fireEvent.click(previews)
    expect(previews).not.toBeChecked()
    await waitFor(() => expect(sent('/users').filter(Boolean)).toEqual([{ autoplayTrailer: false }]))
    fireEvent.click(previews)
    expect(previews).toBeChecked()
    await waitFor(() => expect(sent('/users').filter(Boolean)).toEqual([{ autoplayTrailer: false }, { autoplayTrailer: true }]))
  })

  it('send changes in order, so that the last one is saved', async () => {
    const arrived: (() => void)[] = []
    const { sent } = open({}, { slow: (call) => async (name, input, options) => {
      const answer = await call(name, input, options)
      if (name === 'changeUser') await new Promise<void>((resolve) => { arrived.push(resolve) })
      return answer
    } })
    const previews = await screen.findByRole('switch', { name: 'Autoplay previews' })
    await userEvent.click(previews)
    await userEvent.click(previews)
    await waitFor(() => expect(arrived).toHaveLength(1))
    expect(sent('/users').filter(Boolean)).toEqual([{ autoplayTrailer: false }])
    arrived[0]?.()
    await waitFor(() => expect(sent('/users').filter(Boolean)).toEqual([{ autoplayTrailer: false }, { autoplayTrailer: true }]))
  })

  it('turn off autoplay of the next episode', async () => {
    const { sent } = open()
    await userEvent.click(await screen.findByRole('switch', { name: 'Autoplay next episode', checked: true }))
    await waitFor(() => expect(sent('/users').filter(Boolean)).toEqual([{ autoplayNextEpisode: false }]))
  })

  it('hide spoilers', async () => {
    const { sent } = open()
    const spoilers = await screen.findByRole('switch', { name: 'Hide spoilers', checked: false })
    await userEvent.click(spoilers)
    expect(spoilers).toBeChecked()
    await waitFor(() => expect(sent('/users').filter(Boolean)).toEqual([{ hidesSpoilers: true }]))
  })

  it('choose the languages in which videos start', async () => {
    const { sent } = open()
    const audio = await screen.findByRole('combobox', { name: 'Audio language' })
    await userEvent.selectOptions(audio, 'bn')
    expect(audio).toHaveValue('bn')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Subtitles' }), 'Off')
    await waitFor(() => expect(sent('/users').filter(Boolean)).toEqual([{ audioLanguage: 'bn' }, { subtitleLanguage: 'off' }]))
    await userEvent.selectOptions(audio, 'Title’s own language')
    await waitFor(() => expect(sent('/users').filter(Boolean).at(-1)).toEqual({ audioLanguage: null }))
  })

  it('show a language that was chosen in the player', async () => {
    open({ '/users': () => ({ json: { ...user, audioLanguage: 'ta' } }) })
    expect(await screen.findByRole('combobox', { name: 'Audio language' })).toHaveDisplayValue('Tamil')
  })

  it('choose data saving for this browser only', async () => {
    const { sent, saved } = open()
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Save data' }), 'Always')
    expect([saved.mock.calls, sent('/users').filter(Boolean)]).toEqual([[['on']], []])
  })

  it('do not mention previews where they are disabled', async () => {
    open({}, { hasPreviews: false })
    await screen.findByRole('switch', { name: 'Hide spoilers' })
    expect(screen.queryByRole('switch', { name: 'Autoplay previews' })).toBeNull()
  })

  it('revert and report a change that could not be saved', async () => {
    const { logged } = open({ '/users': ({ method }) => (method === 'GET' ? { json: user } : { status: 503, json: { errorCode: 'UNAVAILABLE' } }) })
    const previews = await screen.findByRole('switch', { name: 'Autoplay previews' })
    await userEvent.click(previews)
    expect(await screen.findByText('The setting couldn’t be saved. Try again in a moment.')).toBeVisible()
    expect(previews).toBeChecked()
    expect(logged).toEqual(['settingNotKept UNAVAILABLE'])
  })
})
