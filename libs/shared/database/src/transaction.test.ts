import { sql } from 'kysely'
import { testDatabase } from './testing.ts'
import type { TestDatabase } from './testing.ts'
import { advisoryLock, transaction } from './transaction.ts'

let test: TestDatabase<unknown>

beforeAll(async () => {
  test = await testDatabase([])
  await sql`create table purse (id int primary key, coins int not null)`.execute(test.db)
  await sql`insert into purse values (1, 0), (2, 0)`.execute(test.db)
})
afterAll(() => test.drop())

describe('a transaction', () => {
  it('is retried after a deadlock', async () => {
    const met = meeting(2)
    const give = (from: number, to: number) =>
      transaction(test.db, async (trx) => {
        await sql`update purse set coins = coins - 1 where id = ${from}`.execute(trx)
        await met()
        await sql`update purse set coins = coins + 1 where id = ${to}`.execute(trx)
      })
    await Promise.all([give(1, 2), give(2, 1)])
    expect((await sql`select coins from purse`.execute(test.db)).rows).toEqual([{ coins: 0 }, { coins: 0 }])
  })

  it('is not retried after other errors', async () => {
    let runs = 0
    const mistaken = transaction(test.db, async () => {
      runs += 1
      throw new Error('no')
    })
    await expect(mistaken).rejects.toThrow('no')
    expect(runs).toBe(1)
  })

  it('waits for another one with the same lock', async () => {
    const order: string[] = []
    const both = meeting(2)
    const first = transaction(test.db, async (trx) => {
      await advisoryLock(trx, 'door')
      await both()
      order.push('first in')
      await sql`select pg_sleep(0.02)`.execute(trx)
      order.push('first out')
    })
    const second = both().then(() =>
      transaction(test.db, async (trx) => {
        await advisoryLock(trx, 'door')
        order.push('second in')
      }),
    )
    await Promise.all([first, second])
    expect(order).toEqual(['first in', 'first out', 'second in'])
  })
})

/** A barrier that opens once `size` callers wait, and then stays open. */
function meeting(size: number): () => Promise<void> {
  let arrived = 0
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return () => {
    arrived += 1
    if (arrived >= size) open()
    return opened
  }
}
