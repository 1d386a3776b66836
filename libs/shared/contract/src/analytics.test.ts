import { browserEvents, reservedEvents, serverEvents } from '@ott/analytics'
import { eventProps } from './schemas.ts'

it('has a schema for every event, and no other (AN-1)', () => {
  expect(Object.keys(eventProps).toSorted()).toEqual(Object.keys({ ...browserEvents, ...serverEvents, ...reservedEvents }).toSorted())
})

it('allows no text of free form in any event (AN-2)', () => {
  const texts = ['the kite runner', 'দৌড়', 'mira@mail.example', '+8801712345678', '8801712345678', 'eyJhbGciOi.J9.x', 'a b']
  const taking = Object.entries(eventProps).flatMap(([name, schema]) => Object.entries(schema.shape).flatMap(([key, prop]) => texts.filter((text) => prop.safeParse(text).success).map((text) => `${name}.${key}: ${text}`)))
  expect(taking).toEqual([])
})
