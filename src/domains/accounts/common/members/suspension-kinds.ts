export const suspensionKinds = ['whole', 'selling', 'buying', 'messaging'] as const
export type SuspensionKind = (typeof suspensionKinds)[number]
export type PartialKind = Exclude<SuspensionKind, 'whole'>

export const maxSuspensionDays = 730
