export const dispute_kinds = ['never_arrived', 'not_as_described', 'damaged', 'not_paid', 'other'] as const
export type DisputeKind = (typeof dispute_kinds)[number]

/** What each side of a sale can complain about. */
export const dispute_kinds_of = {
  buyer: ['never_arrived', 'not_as_described', 'damaged', 'other'],
  seller: ['not_paid', 'other'],
} as const satisfies Record<'buyer' | 'seller', readonly DisputeKind[]>
