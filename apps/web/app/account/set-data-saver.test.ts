import { receiveEvents } from '../telemetry/track.ts'
import type { TrackedEvent } from '../telemetry/track.ts'
import { setDataSaver } from './set-data-saver.ts'

it('reports each choice of the data saver', () => {
  const tracked: TrackedEvent[] = []
  receiveEvents((event) => tracked.push(event))
  setDataSaver('on')
  setDataSaver('off')
  expect(tracked.map(({ name, props }) => [name, props])).toEqual([['Data_Saver_Changed', { value: true }], ['Data_Saver_Changed', { value: false }]])
})
