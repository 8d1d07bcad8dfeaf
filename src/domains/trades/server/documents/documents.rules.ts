import type { TradeMove } from '#domains/trades/common/trades.ts'
import { calculateGst } from '#platform/common/gst.ts'

/** The contents of a receipt: GST (trading-rules.md › New Zealand forms), and what was paid. Pure. */

export interface Supplier {
  seller_kind: 'private' | 'in_trade'
  gst_number: string | null
}

/** A business by the name that it trades under. */
export const getSupplierName = ({
  seller_kind: kind,
  trading_name: tradingName,
  name,
}: Pick<Supplier, 'seller_kind'> & { trading_name: string | null; name: string }): string =>
  (kind === 'in_trade' && tradingName) || name

export interface SupplyDetails {
  /** False if the seller isn't registered for GST: the document is a plain receipt. */
  isTaxable: boolean
  /** The GST number, and the GST of each line. */
  hasGst: boolean
  /** An address, email or phone number, beside the recipient's name. */
  hasIdentifier: boolean
}

const gstAboveCents = 20_000
const identifierAboveCents = 100_000

export function listSupplyDetails(
  { seller_kind: kind, gst_number: gstNumber }: Supplier,
  totalCents: number,
): SupplyDetails {
  const isTaxable = kind === 'in_trade' && gstNumber !== null
  return {
    isTaxable,
    hasGst: isTaxable && totalCents > gstAboveCents,
    hasIdentifier: isTaxable && totalCents > identifierAboveCents,
  }
}

/** The GST of each line, and their sum, which is that of the total. */
export function splitGst(lineCents: readonly number[]): { lines: number[]; total: number } {
  const lines = lineCents.map(calculateGst)
  return { lines, total: lines.reduce((sum, gst) => sum + gst, 0) }
}

/** Null where a lowered price isn't the same for each piece. */
export const getPieceCents = (itemsCents: number, quantity: number): number | null =>
  itemsCents % quantity === 0 ? itemsCents / quantity : null

export type Payment =
  /** The day is null for sales from before steps were recorded. */
  | { state: 'confirmed'; at: Date | null }
  | { state: 'on_hoko'; at: Date }
  | { state: 'stated'; at: Date }
  | { state: 'unpaid' }

type Move = Pick<TradeMove, 'action' | 'side' | 'at'>

/** A step that was undone counts as never taken. */
export function getPayment(moves: readonly Move[], isConfirmed: boolean): Payment {
  const valid: Move[] = []
  for (const move of moves) {
    if (move.action === 'undone') valid.pop()
    else valid.push(move)
  }
  const confirmed = valid.findLast(
    ({ action, side }) =>
      action === 'payment_confirmed' || action === 'handed_over' || (action === 'paid' && side === 'seller'),
  )
  const onHoko = valid.findLast(({ action, side }) => action === 'paid' && side === 'system')
  if (isConfirmed && onHoko) return { state: 'on_hoko', at: new Date(onHoko.at) }
  if (isConfirmed) return { state: 'confirmed', at: confirmed ? new Date(confirmed.at) : null }
  const stated = valid.findLast(({ action }) => action === 'paid')
  return stated ? { state: 'stated', at: new Date(stated.at) } : { state: 'unpaid' }
}
