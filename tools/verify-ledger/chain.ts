import { computeHash } from './canonical.ts'
import { findOddity, type LedgerRow } from './ledger-file.ts'

/** Row is null when no single row is at fault. */
export interface Fault {
  row: number | null
  sentence: string
}

const beforeTheFirst = '0'.repeat(64)
export const ends = ['closing', 'bought_now', 'offer_accepted', 'withdrawal', 'marked_sold']

export async function faultInChain(rows: readonly LedgerRow[], listingId: number): Promise<Fault | null> {
  for (const [n, row] of rows.entries()) {
    const sentence =
      findOddity(row, n) ?? placeFault(rows, n) ?? (await hashFault(row)) ?? linkFault(rows, n, listingId)
    if (sentence) return { row: n, sentence }
  }
  const last = rows.at(-1)
  if (!last) return { row: null, sentence: 'There is no row in this ledger.' }
  if (ends.includes(last.kind)) return null
  const sentence = `The end is missing: after row ${last.number} there must be a closing.`
  return { row: last.number + 1, sentence }
}

function placeFault(rows: readonly LedgerRow[], n: number): string | null {
  const { number } = rows[n]!
  if (number === n) return null
  if (rows.slice(0, n).some((row) => row.number === number))
    return `A row was inserted: row ${number} is there twice.`
  const comesLater = rows.slice(n).some((row) => row.number === n)
  if (comesLater) return `Rows were reordered: row ${number} stands where row ${n} belongs.`
  return number > n
    ? `Row ${n} was dropped: row ${number} stands in its place.`
    : `Row ${n} has the number ${number}.`
}

async function hashFault({ hash, ...body }: LedgerRow): Promise<string | null> {
  return (await computeHash(body)) === hash
    ? null
    : `Row ${body.number} was altered: its hash does not fit what it says.`
}

function linkFault(rows: readonly LedgerRow[], n: number, listingId: number): string | null {
  const row = rows[n]!
  const before = rows[n - 1]
  if (row.before !== (before?.hash ?? beforeTheFirst)) {
    return before
      ? `Row ${n} does not follow on row ${n - 1}: one of the two was altered, inserted or put in another’s place.`
      : 'Row 0 says that there was a row before it.'
  }
  if ((row.kind === 'opening') !== (n === 0))
    return `Row ${n} is wrong: a ledger opens once, with its first row.`
  if (row.kind === 'opening' && row.listing_id !== listingId)
    return 'Row 0 is of another listing than the file.'
  return before && ends.includes(before.kind)
    ? `Row ${n} was inserted: the auction had ended with row ${n - 1}.`
    : null
}
