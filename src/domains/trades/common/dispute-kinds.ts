export const disputeKinds = ['never_arrived', 'not_as_described', 'damaged', 'not_paid', 'other'] as const
export type DisputeKind = (typeof disputeKinds)[number]

/** The complaints that each side of a sale can make. */
export const disputeKindsByRole = {
  buyer: ['never_arrived', 'not_as_described', 'damaged', 'other'],
  seller: ['not_paid', 'other'],
} as const satisfies Record<'buyer' | 'seller', readonly DisputeKind[]>
