/** `npm run verify-ledger -- FILE [--receipts FILE] [--heads FILE]` */
import { readFile } from 'node:fs/promises'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { checkLedger } from './check.ts'
import { readHeads, readReceipts } from './ledger-file.ts'

const usage = 'Usage: npm run verify-ledger -- FILE [--receipts FILE] [--heads FILE]'

async function readJson(path: string): Promise<unknown> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch {
    throw new Error(`There is no file ${path} that can be read.`)
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${path} is not JSON.`)
  }
}

async function readList<T>(path: string | undefined, read: (value: unknown) => T[] | null): Promise<T[]> {
  if (path === undefined) return []
  const list = read(await readJson(path))
  if (!list) throw new Error(`${path} holds nothing to check against.`)
  return list
}

async function run(): Promise<number> {
  const options = { receipts: { type: 'string' }, heads: { type: 'string' } } as const
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  if (positionals.length !== 1) throw new Error(usage)
  const witnesses = {
    receipts: await readList(values.receipts, readReceipts),
    heads: await readList(values.heads, readHeads),
  }
  const { fault, checked, notes, rows } = await checkLedger(await readJson(positionals[0]!), witnesses)
  const say = (line: string) => process.stdout.write(`${line}\n`)
  for (const { number, at, sentence } of rows) say(`${String(number).padStart(5)}  ${at}  ${sentence}`)
  for (const sentence of checked) say(`✓ ${sentence}`)
  if (fault) say(`✗ ${fault.sentence}`)
  else for (const note of notes) say(`  ${note}`)
  say(fault ? 'This ledger is wrong.' : 'This ledger is right.')
  return fault ? 1 : 0
}

try {
  process.exitCode = await run()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 2
}
