import type { PersonId } from './content.ts'
import { peopleWithJob } from './people.ts'

const person = (id: string, job: string) => ({ id: id as PersonId, name: id, job })

describe('people of a title', () => {
  it('are found by job in credit order', () => {
    const people = [person('b', 'Actor'), person('d', 'Director'), person('a', 'Actor')]
    expect(peopleWithJob(people, 'Actor').map(({ id }) => id)).toEqual(['b', 'a'])
  })

  it('are listed once even if credited twice', () => {
    expect(peopleWithJob([person('a', 'Actor'), person('a', 'Actor')], 'Actor')).toHaveLength(1)
  })

  it('may have several jobs', () => {
    const people = [person('a', 'Actor'), person('a', 'Director')]
    expect(peopleWithJob(people, 'Director')).toHaveLength(1)
  })
})
