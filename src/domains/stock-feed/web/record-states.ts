import type { RecordState } from '#domains/stock-feed/common/stock-feed.ts'

export const record_states = [
  'new',
  'listed',
  'changed',
  'withdrawn',
  'refused',
] as const satisfies RecordState[]
export type RecordStateName = (typeof record_states)[number]
