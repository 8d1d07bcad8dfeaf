/** Usage: `npm run verify-ledger -- FILE [--receipts FILE] [--heads FILE]` */
import { readFile } from 'node:fs/promises'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { checkLedger } from './check.ts'
import { readHeads, readLedger, readReceipts, type Witness } from './ledger-file.ts'
import { readStrictJson, UnreadableError } from './strict-json.ts'

const usage = 'Usage: npm run verify-ledger -- FILE [--receipts FILE] [--heads FILE]'

async function readJson(path: string): Promise<unknown> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch {
    throw new Error(`There is no file ${path} that can be read.`)
  }
  try {
    return readStrictJson(text)
  } catch (error) {
    if (error instanceof UnreadableError)
      throw new Error(`${path} can't be read: ${error.message}`, { cause: error })
    throw error
  }
}

async function readWitness<T>(
  path: string | undefined,
  listingId: unknown,
  read: (value: unknown) => Witness<T> | null,
): Promise<T[]> {
  if (path === undefined) return []
  const witness = read(await readJson(path))
  if (!witness || witness.list.length === 0) throw new Error(`${path} holds nothing to check against.`)
  if (witness.listing_id !== undefined && witness.listing_id !== listingId)
    throw new Error(`${path} is of another auction: listing ${witness.listing_id}.`)
  return witness.list
}

async function run(): Promise<number> {
  const options = { receipts: { type: 'string' }, heads: { type: 'string' } } as const
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  if (positionals.length !== 1) throw new Error(usage)
  const path = positionals[0]!
  const file = readLedger(await readJson(path))
  if (typeof file === 'string') throw new Error(`${path} can't be checked: ${file}`)
  const witnesses = {
    receipts: await readWitness(values.receipts, file.listing_id, readReceipts),
    heads: await readWitness(values.heads, file.listing_id, readHeads),
  }
  const { fault, checked, notes, rows } = await checkLedger(file, witnesses)
  const print = (line: string) => process.stdout.write(`${line}\n`)
  for (const { number, at, sentence } of rows) print(`${String(number).padStart(5)}  ${at}  ${sentence}`)
  for (const sentence of checked) print(`✓ ${sentence}`)
  if (fault) print(`✗ ${fault.sentence}`)
  else for (const note of notes) print(`  ${note}`)
  print(fault ? 'This ledger is wrong.' : 'This ledger is right.')
  return fault ? 1 : 0
}

try {
  process.exitCode = await run()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 2
}
