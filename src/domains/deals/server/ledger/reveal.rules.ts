/** docs/decisions/0031-tamper-evident-bid-ledger.md: which secrets are revealed after the end. */

export interface DisclosedRow {
  number: number
  kind: string
  bidder?: string
  leader?: string | null
  price_cents?: number | null
  reserve_state?: string
}

/**
 * Reveals the limits of all but the leader, and the leader's only as far as the price has reached
 * it. The reserve is revealed once it's met or the item is sold; an unsold reserve stays secret for
 * relisting.
 */
export function revealSecrets<Secret extends { number: number; cents: number }>(
  rows: readonly DisclosedRow[],
  secrets: readonly Secret[],
): Secret[] {
  const priced = rows.filter(({ kind }) => kind === 'bid' || kind === 'void')
  const leader = priced.at(-1)?.leader ?? null
  const highest = Math.max(0, ...priced.map((row) => row.price_cents ?? 0))
  const opensReserve = rows.some((row) => row.reserve_state === 'met' || row.kind === 'bought_now')
  const disclosed = new Map(rows.map((row) => [row.number, row]))
  return secrets.filter(({ number, cents }) => {
    const row = disclosed.get(number)
    if (!row) return false
    if (row.kind !== 'bid' && row.kind !== 'maximum_lowered') return opensReserve
    return row.bidder !== leader || cents <= highest
  })
}
