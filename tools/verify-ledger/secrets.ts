import { computeHash } from './canonical.ts'
import type { Fault } from './chain.ts'
import { formatMoney } from './formats.ts'
import type {
  BidRow,
  LedgerFile,
  LoweringRow,
  MaximumRow,
  Opening,
  OpeningRow,
  LedgerRow,
  TermsRow,
} from './ledger-file.ts'

export interface Secrets {
  maxima: Map<number, number>
  reserves: Map<number, number>
}

const isMaximum = (row: LedgerRow): row is BidRow | MaximumRow =>
  row.kind === 'bid' || row.kind === 'maximum_lowered'
const isReserve = (row: LedgerRow): row is OpeningRow | TermsRow | LoweringRow =>
  row.kind === 'opening' || row.kind === 'terms_changed' || row.kind === 'reserve_lowered'

const getCommitment = (row: LedgerRow): string | null =>
  isMaximum(row) ? row.commitment : isReserve(row) ? row.reserve_commitment : null

export async function openSecrets(
  { listing_id: listingId, rows, openings }: LedgerFile,
  own: readonly Opening[],
): Promise<Secrets | Fault> {
  const open = async ({ number, cents, salt }: Opening): Promise<Fault | null> => {
    const row = rows[number]
    const commitment = row && getCommitment(row)
    if (!commitment)
      return { row: number, sentence: `Something was revealed of row ${number}, which hides nothing.` }
    const fits = (await computeHash({ listing_id: listingId, number, cents, salt })) === commitment
    return fits ? null : { row: number, sentence: `Row ${number} did not commit to ${formatMoney(cents)}.` }
  }
  const secrets: Secrets = { maxima: new Map(), reserves: new Map() }
  const opened = new Set<number>()
  for (const opening of openings) {
    const { number } = opening
    if (opened.has(number)) return { row: number, sentence: `Row ${number} was revealed twice.` }
    opened.add(number)
    const fault = await open(opening)
    if (fault) return fault
    addOpening(secrets, rows, opening)
  }
  const missing = findMissing(rows, secrets)
  if (missing) return missing
  for (const opening of own) {
    const fault = await open(opening)
    if (fault) return { ...fault, sentence: `Your receipt does not fit: ${fault.sentence}` }
  }
  const withheld = findWithheld(rows, secrets, own)
  if (withheld) return withheld
  return withOwn(rows, secrets, own)
}

function addOpening({ maxima, reserves }: Secrets, rows: readonly LedgerRow[], { number, cents }: Opening) {
  const amounts = isMaximum(rows[number]!) ? maxima : reserves
  amounts.set(number, cents)
}

/** One's own limits replace stand-ins, if they fit all of them. */
function withOwn(rows: readonly LedgerRow[], revealed: Secrets, own: readonly Opening[]): Secrets {
  const all = { maxima: new Map(revealed.maxima), reserves: new Map(revealed.reserves) }
  for (const opening of own) addOpening(all, rows, opening)
  const isWhole = rows.every((row) => !isMaximum(row) || all.maxima.has(row.number))
  return isWhole ? all : { ...all, maxima: revealed.maxima }
}

/**
 * Finds missing limits: an ended auction reveals all, except what its leader would have paid above
 * every price.
 */
function findMissing(rows: readonly LedgerRow[], { maxima, reserves }: Secrets): Fault | null {
  const { leader } = lastPriced(rows)
  const hidden = rows.find((row) => isMaximum(row) && row.bidder !== leader && !maxima.has(row.number))
  if (hidden) return { row: hidden.number, sentence: `The maximum of row ${hidden.number} was not revealed.` }
  const opens = rows.some(
    (row) => row.kind === 'bought_now' || ('reserve_state' in row && row.reserve_state === 'met'),
  )
  const closed = rows.find((row) => isReserve(row) && row.reserve_commitment && !reserves.has(row.number))
  return opens && closed
    ? {
        row: closed.number,
        sentence: `The reserve of row ${closed.number} was met or sold, but not revealed.`,
      }
    : null
}

/**
 * A receipt can show that a secret limit wasn't above every price, so that the file had to reveal
 * it.
 */
function findWithheld(
  rows: readonly LedgerRow[],
  { maxima }: Secrets,
  own: readonly Opening[],
): Fault | null {
  const { highest } = lastPriced(rows)
  const found = own.find(
    ({ number, cents }) => isMaximum(rows[number]!) && !maxima.has(number) && cents <= highest,
  )
  if (!found) return null
  const sentence = `The maximum of row ${found.number} was not revealed, though your receipt shows that a price reached it.`
  return { row: found.number, sentence }
}

function lastPriced(rows: readonly LedgerRow[]) {
  let leader: string | null = null
  let highest = 0
  for (const row of rows) {
    if (row.kind !== 'bid' && row.kind !== 'void') continue
    leader = row.leader
    highest = Math.max(highest, row.price_cents)
  }
  return { leader, highest }
}

/**
 * Makes a stand-in for each limit that stays secret. It was above every price, or it would have
 * been revealed; so it beats every known amount and didn't reach a reserve that no price reached.
 * Any number between the highest price and the next cent has the same effect as the secret. Raises
 * rise within that range, and later lowerings fall.
 */
export function standIns(
  rows: readonly LedgerRow[],
  maxima: ReadonlyMap<number, number>,
): Map<number, number> {
  const { highest } = lastPriced(rows)
  const hidden = rows.filter((row) => isMaximum(row) && !maxima.has(row.number))
  const all = new Map(maxima)
  let part = 0.5
  for (const row of hidden) {
    part = row.kind === 'bid' ? part + 0.4 / hidden.length : part / 4
    all.set(row.number, highest + part)
  }
  return all
}
