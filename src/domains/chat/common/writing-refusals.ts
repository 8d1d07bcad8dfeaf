import type { RefusalKey } from '#platform/common/refusals.ts'

export const writingRefusals = [
  'own_listing',
  'listing_closed',
  'blocked',
  'conversation_closed',
  'conversations_used_up',
  'partly_suspended',
] as const satisfies RefusalKey[]
