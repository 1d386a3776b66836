type Pending<Item, Result> = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }

const maxBatchSize = 500

/** Batches concurrent writes: while one batch runs, the next one gathers. A caller's promise settles with its batch. */
export function batchWrites<Item, Result>(write: (batch: Item[]) => Promise<Result[]>): (item: Item) => Promise<Result> {
  const pending: Pending<Item, Result>[] = []
  let isRunning = false

  const flush = async () => {
    isRunning = true
    while (pending.length > 0) await settle(pending.splice(0, maxBatchSize), write)
    isRunning = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      pending.push({ item, resolve, reject })
      if (!isRunning) void flush()
    })
}

async function settle<Item, Result>(batch: Pending<Item, Result>[], write: (batch: Item[]) => Promise<Result[]>): Promise<void> {
  try {
    const results = await write(batch.map(({ item }) => item))
    for (const [at, { resolve }] of batch.entries()) resolve(results[at] as Result)
  } catch (error) {
    for (const { reject } of batch) reject(error)
  }
}
