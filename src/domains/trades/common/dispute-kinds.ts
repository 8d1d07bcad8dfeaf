export const dispute_kinds = ['never_arrived', 'not_as_described', 'damaged', 'not_paid', 'other'] as const
export type DisputeKind = (typeof dispute_kinds)[number]

/** The complaints that each side of a sale can make. */
export const dispute_kinds_of = {
  buyer: ['never_arrived', 'not_as_described', 'damaged', 'other'],
  seller: ['not_paid', 'other'],
} as const satisfies Record<'buyer' | 'seller', readonly DisputeKind[]>
