import { calculateGst } from '#platform/common/gst.ts'

export interface FeeEntry {
  payment_id: number
  /** A fee that is charged; negative where it's given back. */
  amount_cents: number
  /** Charged while the operator was registered for GST. */
  has_gst: boolean
}

/**
 * Finds the GST of each entry, in the order of the journal. A fee has 3/23, rounded; a fee given back
 * has its own, never more than is left, and the last of it takes the rest (decision 142).
 */
export function splitEntryGst(entries: readonly FeeEntry[]): number[] {
  const left = new Map<number, { total: number; gst: number }>()
  return entries.map(({ payment_id: paymentId, amount_cents: amountCents, has_gst: hasGst }) => {
    const before = left.get(paymentId) ?? { total: 0, gst: 0 }
    const gst =
      amountCents > 0 ? (hasGst ? calculateGst(amountCents) : 0) : -takeGst(-amountCents, before) || 0
    left.set(paymentId, { total: before.total + amountCents, gst: before.gst + gst })
    return gst
  })
}

function takeGst(takenCents: number, { total, gst }: { total: number; gst: number }): number {
  return takenCents >= total ? gst : Math.min(calculateGst(takenCents), gst)
}
