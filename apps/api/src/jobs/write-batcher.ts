type Waiting<Asked, Answer> = { asked: Asked; resolve: (answer: Answer) => void; reject: (error: unknown) => void }

const mostTogether = 500

/**
 * Does in one go what many ask for at the same time: while one batch is under way the next one gathers. Whoever asks
 * alone waits for nobody, and everybody has an answer only when the work is done.
 */
export function inBatches<Asked, Answer>(work: (batch: Asked[]) => Promise<Answer[]>): (asked: Asked) => Promise<Answer> {
  const waiting: Waiting<Asked, Answer>[] = []
  let isAtWork = false

  const workOff = async () => {
    isAtWork = true
    while (waiting.length > 0) await settle(waiting.splice(0, mostTogether), work)
    isAtWork = false
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject })
      if (!isAtWork) void workOff()
    })
}

async function settle<Asked, Answer>(batch: Waiting<Asked, Answer>[], work: (batch: Asked[]) => Promise<Answer[]>): Promise<void> {
  try {
    const answers = await work(batch.map(({ asked }) => asked))
    for (const [at, { resolve }] of batch.entries()) resolve(answers[at] as Answer)
  } catch (error) {
    for (const { reject } of batch) reject(error)
  }
}
