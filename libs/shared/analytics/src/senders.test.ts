import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { browserEvents, reservedEvents, serverEvents } from './events.ts'

const root = join(__dirname, '../../../..')

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test|\.stories|testing)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
}

/** The site sends all events by `track`. Those of a view are made beside this file, and tracked by their names. */
const browser = [...sourcesIn('apps/web/app').filter((text) => text.includes('track(')), readFileSync(join(__dirname, 'qoe.ts'), 'utf8')].join('\n')
const server = sourcesIn('apps/api/src').join('\n')

const namedIn = (source: string, events: object) => Object.keys(events).filter((name) => source.includes(`'${name}'`))

describe('the senders of events', () => {
  it('are the site for each event of browsers, and for none of the server', () => {
    expect(namedIn(browser, browserEvents)).toEqual(Object.keys(browserEvents))
    expect(namedIn(browser, serverEvents)).toEqual([])
  })

  it('are the api for each event of the server', () => {
    const sent = [...server.matchAll(/\bname: (?:\w+ === null \? )?'(\w+)'(?: : '(\w+)')?/g)].flatMap(([, name, otherwise]) => [name, otherwise])
    expect(Object.keys(serverEvents).filter((name) => !sent.includes(name) && !server.includes(`report(trx, '${name}'`))).toEqual([])
  })

  it('are none for a reserved event', () => {
    expect(namedIn(browser + server, reservedEvents)).toEqual([])
  })
})
