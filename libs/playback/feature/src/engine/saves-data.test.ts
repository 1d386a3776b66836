import { savesData } from './saves-data.ts'

afterEach(() => {
  delete document.documentElement.dataset.saver
  Reflect.deleteProperty(navigator, 'connection')
})

function browser(saver: 'on' | 'off' | undefined, saveData: boolean | undefined): boolean {
  if (saver) document.documentElement.dataset.saver = saver
  else delete document.documentElement.dataset.saver
  Object.defineProperty(navigator, 'connection', { configurable: true, value: saveData === undefined ? undefined : { saveData } })
  return savesData()
}

describe('a browser saves data', () => {
  it('as its user chose', () => {
    expect([browser('on', false), browser('on', undefined), browser('off', true)]).toEqual([true, true, false])
  })

  it('as its device does, without a choice', () => {
    expect([browser(undefined, true), browser(undefined, false), browser(undefined, undefined)]).toEqual([true, false, false])
  })
})
