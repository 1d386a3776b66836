import { randomUUID } from 'node:crypto'
import { makeGiftCodes } from '@ott/api'
import type { BillingTables } from '@ott/api'
import { formatGiftCode } from '@ott/billing'
import { withCatalogue } from '@ott/ingest'
import { readArguments, usage } from './arguments.ts'

const dayMs = 86_400_000

const args = process.argv.slice(2)
if (args.length === 0 || args.includes('--help')) {
  console.log(usage)
  process.exit(args.length === 0 ? 1 : 0)
}

try {
  const { plan, months, count, validDays } = readArguments(args)
  await withCatalogue(async (catalogue) => {
    const db = catalogue.withTables<BillingTables>()
    const sold = await db.selectFrom('plan').select('current_version').where('identifier', '=', plan).executeTakeFirst()
    if (!sold) throw new Error(`There is no plan ${plan}.`)
    const batchId = randomUUID()
    const codes = await makeGiftCodes(db, { batchId, planId: sold.current_version, months, count, expiresAt: new Date(Date.now() + validDays * dayMs) })
    for (const code of codes) console.log(formatGiftCode(code))
    // Not among the codes, which may be written to a file.
    console.error(`Batch ${batchId}: events of these gifts have it as batchId.`)
  })
} catch (error) {
  console.error((error as Error).message.split('\n')[0])
  process.exitCode = 1
}
