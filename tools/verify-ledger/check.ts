import { faultInChain, type Fault } from './chain.ts'
import { readLedger, type Head, type LedgerFile, type Receipt } from './ledger-file.ts'
import { faultInAuction } from './replay.ts'
import { openSecrets, standIns } from './secrets.ts'
import { describeProblem, formatTime } from './formats.ts'

export interface Report {
  fault: Fault | null
  checked: string[]
  notes: string[]
  rows: { number: number; at: string; sentence: string }[]
}

export interface Witnesses {
  receipts?: readonly Receipt[]
  heads?: readonly Head[]
}

export async function checkLedger(
  value: unknown,
  { receipts = [], heads = [] }: Witnesses = {},
): Promise<Report> {
  const report: Report = { fault: null, checked: [], notes: [], rows: [] }
  const file = readLedger(value)
  if (typeof file === 'string') return { ...report, fault: { row: null, sentence: file } }
  report.fault = await faultIn(file, receipts, heads, report)
  report.rows = listRows(file)
  return report
}

async function faultIn(
  file: LedgerFile,
  receipts: readonly Receipt[],
  heads: readonly Head[],
  { checked, notes }: Report,
): Promise<Fault | null> {
  const { rows, listing_id: listingId } = file
  const broken = await faultInChain(rows, listingId)
  if (broken) return broken
  checked.push(`All ${rows.length} rows are there, in their order, and each fits the hash of the one before.`)

  const disorder = headsFault(file)
  if (disorder) return disorder
  const seen =
    witnessFault(file, file.heads, (head) => `the end published on ${formatTime(head.at!)}`) ??
    witnessFault(
      file,
      heads,
      (head) => `the end that was seen${head.at ? ` on ${formatTime(head.at)}` : ''}`,
    ) ??
    witnessFault(file, receipts, () => 'your receipt')
  if (seen) return seen
  if (file.heads.length > 0)
    checked.push(`It fits ${counted(file.heads.length, 'end', 'ends')} published while it ran.`)
  if (heads.length > 0)
    checked.push(`It fits ${counted(heads.length, 'end', 'ends')} seen from here while it ran.`)
  if (receipts.length > 0)
    checked.push(`It fits ${counted(receipts.length, 'receipt', 'receipts')} of yours.`)
  else if (heads.length === 0) notes.push(withoutWitness)

  const secrets = await openSecrets(file, receipts)
  if ('sentence' in secrets) return secrets
  checked.push('Every amount that was revealed is the one that was committed to.')
  const played = { ...secrets, maxima: standIns(rows, secrets.maxima) }
  const wrong = faultInAuction(rows, played)
  if (wrong) return wrong
  checked.push('Every price, leader, extension and the end are what the rules make of the bids.')
  notes.push(...getLimits(file, secrets.reserves))
  return null
}

const withoutWitness =
  'Without a receipt or an end seen while it ran, this shows that the ledger fits the rules and the ends published in it, but not that it is the one people saw.'

function getLimits({ rows }: LedgerFile, reserves: ReadonlyMap<number, number>): string[] {
  const [opening] = rows
  const notes: string[] = []
  if (opening?.kind !== 'opening') return notes
  if (opening.written_at !== null) {
    notes.push(
      `This ledger was begun on ${formatTime(opening.written_at)}, in the middle of the auction: what came before was written down then.`,
    )
  }
  const isSecret = rows.some(
    (row) => 'reserve_commitment' in row && row.reserve_commitment && !reserves.has(row.number),
  )
  if (isSecret) {
    notes.push(
      'The reserve was not met, so it stays secret. Its seller can check with the receipt that it was above every price.',
    )
  }
  return notes
}

function headsFault({ rows, heads }: LedgerFile): Fault | null {
  for (const [n, { number, at }] of heads.entries()) {
    const sentence =
      n > 0 && number <= heads[n - 1]!.number
        ? 'The ends published in this ledger are not in the order of their rows, each once.'
        : rows[number] && Date.parse(at!) < Date.parse(rows[number].at)
          ? `Row ${number} is of ${formatTime(rows[number].at)}, after it is said to have been published.`
          : null
    if (sentence) return { row: number, sentence }
  }
  return null
}

/** A rewritten ledger lacks a row whose hash a witness has. */
function witnessFault<Witness extends Head>(
  { rows }: LedgerFile,
  witnesses: readonly Witness[],
  nameOf: (witness: Witness) => string,
): Fault | null {
  for (const witness of witnesses) {
    const row = rows[witness.number]
    if (row?.hash === witness.hash) continue
    const where = row ? `is not the row ${witness.number} of` : 'is not there, but it is in'
    return {
      row: witness.number,
      sentence: `Row ${witness.number} ${where} ${nameOf(witness)}: the ledger was written anew.`,
    }
  }
  return null
}

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `the one ${one}` : `all ${count} ${many}`

function listRows({ rows, openings }: LedgerFile): Report['rows'] {
  const revealed = new Map(openings.map(({ number, cents }) => [number, cents]))
  return rows.flatMap((row, n) => {
    try {
      return [{ number: n, at: row.at, sentence: describeProblem(row, revealed.get(n)) }]
    } catch {
      // An invalid row proves nothing.
      return []
    }
  })
}
