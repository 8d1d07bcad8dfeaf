import type { TradeStatus } from '#domains/trades/common/trades.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/listings/texts.ts'

export const getTradeStatusLabels = makeTexts((): Record<TradeStatus, string> => ({
  unconfirmed: t.buyer_hasnt_confirmed(),
  agreed: t.unpaid(),
  paid: t.paid(),
  sent: t.sent(),
  completed: t.completed(),
  disputed: t.disputed(),
  cancelled: t.cancelled(),
}))
