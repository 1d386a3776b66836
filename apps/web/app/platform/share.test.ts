import { share, shareSheet } from './share.ts'
import type { ShareDeps } from './share.ts'

const what = { title: 'The Last Ferry', url: 'https://films.example/en/the-last-ferry' }

function aBrowser(sheet: 'opens' | 'none' | 'AbortError' | 'NotAllowedError', clipboard: 'writes' | 'none' | 'rejects' = 'writes') {
  const given: unknown[] = []
  const means: ShareDeps = {
    ...(sheet !== 'none' && {
      // As in browsers, a method of this object alone.
      async share(this: unknown, shared) {
        if (this !== means) throw new TypeError('Illegal invocation')
        if (sheet !== 'opens') throw new DOMException('', sheet)
        given.push(shared)
      },
    }),
    ...(clipboard !== 'none' && {
      clipboard: {
        writeText: async (text) => {
          if (clipboard === 'rejects') throw new DOMException('', 'NotAllowedError')
          given.push(text)
        },
      },
    }),
  }
  return { means, given }
}

describe('sharing', () => {
  it('opens the share sheet of the device if it has one', async () => {
    const { means, given } = aBrowser('opens')
    expect([await share(what, means), given]).toEqual(['shared', [what]])
  })

  it('copies the URL without a share sheet, or if it fails', async () => {
    for (const sheet of ['none', 'NotAllowedError'] as const) {
      const { means, given } = aBrowser(sheet)
      expect([await share(what, means), given]).toEqual(['copied', [what.url]])
    }
  })

  it('copies nothing if the user closes the sheet', async () => {
    const { means, given } = aBrowser('AbortError')
    expect([await share(what, means), given]).toEqual(['dismissed', []])
  })

  it('fails if neither works', async () => {
    const failing = [aBrowser('none', 'none'), aBrowser('none', 'rejects'), aBrowser('NotAllowedError', 'none')]
    expect(await Promise.all(failing.map(({ means }) => share(what, means)))).toEqual(['failed', 'failed', 'failed'])
  })
})

describe('the share sheet', () => {
  it('is absent without one, and never copies instead', async () => {
    const contentOf = (url: string) => ({ ...what, url })
    const { means } = aBrowser('none')
    expect(shareSheet(contentOf, means)).toBeUndefined()
    const opens = aBrowser('opens')
    shareSheet(contentOf, opens.means)?.('/party')
    expect(opens.given).toEqual([{ ...what, url: '/party' }])
    const fails = aBrowser('NotAllowedError')
    shareSheet(contentOf, fails.means)?.('/party')
    await Promise.resolve()
    expect(fails.given).toEqual([])
  })
})
