import { operation } from '#platform/common/operation.ts'
import type * as shapes from './trades.shapes.ts'

export type * from './trade-lists.shapes.ts'
export type * from './trades.shapes.ts'

export const reminderDays = [3, 7] as const
export const disputeFromDays = 3
export const defaultFromDays = 7
export const defaultEffectiveDays = 3
export const undoHours = 24

export const actionsWithReason = ['open_dispute', 'state_default', 'contest_default'] as const

export const listTrades = operation<typeof shapes.listTrades>('GET /trade')({
  name: 'listTrades',
  summary: 'My purchases or sales: open ones first, then the finished ones, newest first',
  access: 'user',
  view: 'sales',
  keyScope: 'trades:read',
  limit: { calls: 240, per: 'minute' },
})

export const exportTrades = operation<typeof shapes.exportTrades>('GET /trade-csv')({
  name: 'exportTrades',
  summary: 'The same list, whole, as CSV, newest first',
  access: 'user',
  limit: { calls: 20, per: 'hour' },
  answersFile: true,
})

export const getSalesTotals = operation<typeof shapes.getSalesTotals>('GET /sales-totals')({
  name: 'getSalesTotals',
  summary: 'What I sold or bought for, with the delivery as far as it is agreed on, in all and by month',
  access: 'user',
  view: 'sales',
  keyScope: 'trades:read',
  limit: { calls: 240, per: 'minute' },
})

export const getTrade = operation<typeof shapes.getTrade>('GET /trade/{id}')({
  name: 'getTrade',
  summary: 'One trade that I am a side of',
  access: 'user',
  view: 'sales',
  keyScope: 'trades:read',
  limit: { calls: 240, per: 'minute' },
})

export const answerTrade = operation<typeof shapes.answerTrade>('POST /trade-answer/{id}')({
  name: 'answerTrade',
  summary: 'Confirm or deny that I bought what its seller marked as sold to me',
  access: 'user',
  limit: { calls: 120, per: 'hour' },
  refusals: ['already_answered'],
  idempotentByKey: true,
})

export const changeTrade = operation<typeof shapes.changeTrade>('PUT /trade/{id}')({
  name: 'changeTrade',
  summary: 'Say what happened in a trade: paid, sent, received, taken back, disputed or defaulted',
  access: 'user',
  limit: { calls: 120, per: 'hour' },
  refusals: ['trade_moved', 'trade_too_early'],
})

export const writeInDispute = operation<typeof shapes.writeInDispute>('POST /trade-message/{id}')({
  name: 'writeInDispute',
  summary: 'Write in the open dispute of a trade, as one of its sides or as an admin',
  access: 'signed_in',
  duty: 'decisions',
  limit: { calls: 60, per: 'hour' },
  status: 201,
  refusals: ['trade_moved'],
})

export const listDisputes = operation<typeof shapes.listDisputes>('GET /trade-dispute')({
  name: 'listDisputes',
  summary: 'The disputes about the trades of a listing, the open ones first',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})

export const resolveDispute = operation<typeof shapes.resolveDispute>('PUT /trade-dispute/{id}')({
  name: 'resolveDispute',
  summary:
    'Decide about a dispute, once: the sale is complete, cancelled, or goes on. Both sides read the word',
  access: 'admin',
  duty: 'decisions',
  limit: { calls: 240, per: 'minute' },
  refusals: ['trade_moved'],
})

export const maxWrongCodes = 5

export const listArrangements = operation<typeof shapes.listArrangements>('GET /trade-arrangements')({
  name: 'listArrangements',
  summary: 'Pickup, payment and handover of my trades that are not finished, newest first',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
})

export const completeHandover = operation<typeof shapes.completeHandover>('POST /handover/{id}')({
  name: 'completeHandover',
  summary: 'Complete a sale by the code that my buyer shows me as I hand it over',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  refusals: ['code_wrong', 'code_locked', 'handover_closed'],
})

export const renewHandoverCode = operation<typeof shapes.renewHandoverCode>('POST /handover-code/{id}')({
  name: 'renewHandoverCode',
  summary: 'Another handover code for what I bought; the one before stops working',
  access: 'user',
  limit: { calls: 10, per: 'hour' },
  refusals: ['handover_closed'],
})
