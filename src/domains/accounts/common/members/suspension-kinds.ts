export const suspension_kinds = ['whole', 'selling', 'buying', 'messaging'] as const
export type SuspensionKind = (typeof suspension_kinds)[number]
export type PartialKind = Exclude<SuspensionKind, 'whole'>

export const max_suspension_days = 730
