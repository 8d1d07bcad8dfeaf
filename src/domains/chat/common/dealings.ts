export type * from './dealings.shapes.ts'

export const stepKinds = [
  'question',
  'answer',
  'viewing_asked',
  'viewing_offered',
  'viewing_picked',
  'viewing_cancelled',
  'offer_offered',
  'offer_countered',
  'offer_accepted',
  'offer_declined',
  'offer_withdrew',
  'offer_expired',
  'trade_agreed',
  'trade_paid',
  'trade_payment_confirmed',
  'trade_sent',
  'trade_received',
  'trade_handed_over',
  'trade_disputed',
  'trade_cancelled',
] as const

export const maxConversationSteps = 200
