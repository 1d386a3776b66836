import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { HistoryEntry } from './history-grid.tsx'
import { WatchHistory } from './history.tsx'
import type { PagedList } from './list-states.tsx'
import { Messages, threeCards } from './testing.tsx'

const [ferry, umbrellas] = threeCards
const read = <Item,>(items: Item[]): PagedList<Item> => ({ status: 'read', items, isLoadingMore: false, onLoadMore: null })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('the history', () => {
  const watched: HistoryEntry = { key: 'ferry', card: ferry, episode: null, watchedAt: new Date('2026-11-20T10:00:00Z'), share: 1, secondsLeft: 0, isFinished: true }
  const open = (changes: Partial<Parameters<typeof WatchHistory>[0]> = {}) => {
    const said: string[] = []
    const told = (word: string) => () => { said.push(word); return Promise.resolve() }
    render(
      <Messages>
        <WatchHistory list={read([watched])} kind="all" onKind={(kind) => said.push(kind)} timeZone="UTC" onHide={() => said.push('hide')} onForget={() => said.push('forget')} onClear={told('clear')} onExport={told('export')} browseHref="/en" {...changes} />
      </Messages>,
    )
    return said
  }

  it('shows when and how far a title was watched', () => {
    open()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContainEqual(expect.stringMatching(/20 November 2026 · Finished/))
  })

  it('can be filtered to finished titles', async () => {
    const said = open()
    await userEvent.click(screen.getByRole('radio', { name: 'Finished' }))
    expect(said).toEqual(['finished'])
  })

  it('can be removed one by one, and exported', async () => {
    const said = open()
    await press('Remove The Last Ferry from your history')
    await press('Download my history')
    expect(said).toEqual(['forget', 'export'])
  })

  it('can be hidden one by one, and shown again or removed', async () => {
    const said = open()
    await press('Hide The Last Ferry in your history')
    await userEvent.click(screen.getByRole('radio', { name: 'Hidden' }))
    expect(said).toEqual(['hide', 'hidden'])
    cleanup()
    const ofHidden = open({ kind: 'hidden' })
    await press('Show The Last Ferry in your history again')
    await press('Remove The Last Ferry from your history')
    expect(ofHidden).toEqual(['hide', 'forget'])
  })

  it('names the episode in its buttons', () => {
    const episodes = [1, 2].map((number) => ({ ...watched, key: String(number), episode: { season: 3, number, title: 'Fog' } }))
    open({ list: read(episodes) })
    for (const number of [1, 2]) {
      expect(screen.getByRole('button', { name: `Hide The Last Ferry, S3 E${number} in your history` })).toBeVisible()
      expect(screen.getByRole('button', { name: `Remove The Last Ferry, S3 E${number} from your history` })).toBeVisible()
    }
    cleanup()
    open({ list: read(episodes), kind: 'hidden' })
    expect(screen.getByRole('button', { name: 'Show The Last Ferry, S3 E2 in your history again' })).toBeVisible()
  })

  it('leads to hidden titles if there are no others', () => {
    open({ list: read<HistoryEntry>([]) })
    expect(screen.getByText('Your history is empty')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Hidden' })).toBeEnabled()
    cleanup()
    open({ list: read<HistoryEntry>([]), kind: 'hidden' })
    expect(screen.getByText('No hidden titles.')).toBeVisible()
  })

  it('can be exported and cleared while all of it is hidden (LIST-121)', async () => {
    const said = open({ list: read<HistoryEntry>([]), hasHidden: true })
    expect(screen.getByRole('status')).toHaveTextContent('All titles in your history are hidden.')
    expect(screen.queryByText('Your history is empty')).toBeNull()
    await press('Download my history')
    await press('Clear history')
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear' }))
    expect(said).toEqual(['export', 'clear'])
  })

  it.each([['empty', {}], ['loading', { list: { status: 'loading' } as const, hasHidden: true }]])('offers neither while it is %s', (_, changes) => {
    open({ list: read<HistoryEntry>([]), ...changes })
    expect(screen.queryByRole('button', { name: 'Clear history' })).toBeNull()
  })

  it.each(['Hide The Last Ferry in your history', 'Remove The Last Ferry from your history'])('keeps the focus on “%s”', async (button) => {
    open()
    await press(button)
    expect(document.activeElement).toContainElement(screen.getByRole('list', { name: 'History' }))
    expect(document.body).not.toHaveFocus()
  })

  it('moves the focus to the title below a removed one', async () => {
    open({ list: read([watched, { ...watched, key: 'umbrellas', card: umbrellas }]) })
    await press('Hide The Last Ferry in your history')
    expect(screen.getByRole('link', { name: new RegExp(umbrellas.title) })).toHaveFocus()
  })

  it('is cleared after a confirmation', async () => {
    const said = open()
    await press('Clear history')
    expect(said).toEqual([])
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear' }))
    expect(said).toEqual(['clear'])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows that an export failed', async () => {
    open({ onExport: () => Promise.reject(new Error()) })
    await press('Download my history')
    expect(await screen.findByText(/^The file couldn’t be created/)).toBeVisible()
  })
})
