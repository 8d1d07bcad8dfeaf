import type { AccountId } from '#platform/common/ids.ts'

/** The double-entry journal of members' money (beyond the seed, section 2). Pure. */

export type MoneyAccount = 'buyers' | 'held' | 'refunding' | 'sellers' | 'transferring' | 'paid_out' | 'fees'

export interface Entry {
  account: MoneyAccount
  /** The seller; null for what belongs to a payment alone. */
  account_id: AccountId | null
  amount_cents: number
}

const enter = (account: MoneyAccount, amountCents: number, accountId: AccountId | null = null): Entry => ({
  account,
  account_id: accountId,
  amount_cents: amountCents,
})

const dropEmpty = (entries: Entry[]) => entries.filter(({ amount_cents: amount }) => amount !== 0)

export const buildCharge = (cents: number) => [enter('buyers', -cents), enter('held', cents)]

export const buildRelease = (sellerId: AccountId, cents: number, feeCents: number) =>
  dropEmpty([
    enter('held', -cents),
    enter('sellers', cents - feeCents, sellerId),
    enter('fees', feeCents, sellerId),
  ])

export const buildRefund = (cents: number) => [enter('held', -cents), enter('refunding', cents)]

export const buildSentRefund = (cents: number) => [enter('refunding', -cents), enter('buyers', cents)]

export const buildPayout = (sellerId: AccountId, cents: number) => [
  enter('sellers', -cents, sellerId),
  enter('transferring', cents, sellerId),
]

export const buildSentPayout = (sellerId: AccountId, cents: number) => [
  enter('transferring', -cents, sellerId),
  enter('paid_out', cents, sellerId),
]

export interface PaymentMoney {
  /** Not yet released or refunded. */
  waitingCents: number
  /** The fee that was taken from it, and not given back. */
  feeCents: number
}

/**
 * Money that the card's bank took back. Released money is the seller's to return, with the part of
 * the fee that was taken from it.
 * @param cents at most what was charged and not refunded
 */
export function buildChargeback(
  sellerId: AccountId,
  cents: number,
  { waitingCents, feeCents, releasedCents }: PaymentMoney & { releasedCents: number },
): Entry[] {
  const fromWaiting = Math.min(cents, waitingCents)
  const rest = cents - fromWaiting
  const fee = releasedCents > 0 ? Math.min(feeCents, Math.round((feeCents * rest) / releasedCents)) : 0
  return dropEmpty([
    enter('buyers', cents),
    enter('held', -fromWaiting),
    enter('sellers', -(rest - fee), sellerId),
    enter('fees', -fee, sellerId),
  ])
}

/** A refund that was made at the gateway, by the same rule as a chargeback. */
export const buildForeignRefund = (...given: Parameters<typeof buildChargeback>): Entry[] =>
  buildChargeback(...given).map((entry) =>
    entry.account === 'buyers' ? { ...entry, account: 'refunding' } : entry,
  )

/** Undoes the entries of a cause. */
export const reverseEntries = (entries: Entry[]): Entry[] =>
  entries.map((entry) => ({ ...entry, amount_cents: -entry.amount_cents }))

export const sumEntries = (entries: Entry[]) =>
  entries.reduce((sum, { amount_cents: amount }) => sum + amount, 0)
