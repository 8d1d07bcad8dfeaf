import process from 'node:process'
import { readConfig } from '#platform/server/config.ts'
import { transact } from '#platform/server/database/db.ts'
import { issueFor } from '#test/harness/market/invoices.ts'
import { platformOn } from './platform-on.ts'

/** Issues invoices, eight at a time, until it is killed. */
const { connection, account_id } = JSON.parse(process.argv[2]!)
const { db } = platformOn(connection, readConfig({}))

async function issueOnAndOn(): Promise<never> {
  for (;;) {
    const { number } = await transact(db, (tx) => issueFor(tx, account_id))
    process.stdout.write(`${number}\n`)
  }
}

await Promise.all(Array.from({ length: 8 }, issueOnAndOn))
