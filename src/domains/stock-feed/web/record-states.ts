import type { RecordState } from '#domains/stock-feed/common/stock-feed.ts'

export const recordStates = [
  'new',
  'listed',
  'changed',
  'withdrawn',
  'refused',
] as const satisfies RecordState[]
export type RecordStateName = (typeof recordStates)[number]
