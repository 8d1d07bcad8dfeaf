import {
  answerProposal,
  changeTracking,
  changeTradeAddress,
  chooseDelivery,
  chooseForBuyer,
  getTradeDetails,
  getTradeDocument,
  proposeChange,
} from '#domains/trades/common/terms.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import {
  answerTradeProposal,
  changeAddressOfTrade,
  changeTrackingOfTrade,
  chooseDeliveryForBuyer,
  chooseTradeDelivery,
  proposeTradeChange,
} from './changes.service.ts'
import { renderTradeDocument } from '../documents/documents.service.ts'
import { readTradeDetails } from './details.service.ts'

export function termsRoutes(serve: Serve, { db }: Platform): void {
  serve(getTradeDetails, ({ input, caller }) => readTradeDetails(db, caller.id, input.id))
  serve(getTradeDocument, ({ input, caller }) => renderTradeDocument(db, caller.id, input))

  serve(chooseDelivery, ({ input, caller, once }) =>
    chooseTradeDelivery(db, { accountId: caller.id, idempotencyKey: once }, input),
  )
  serve(chooseForBuyer, ({ input, caller, once }) =>
    chooseDeliveryForBuyer(db, { accountId: caller.id, idempotencyKey: once }, input.id),
  )
  serve(changeTradeAddress, ({ input, caller, once }) =>
    changeAddressOfTrade(db, { accountId: caller.id, idempotencyKey: once }, input),
  )
  serve(proposeChange, ({ input, caller, once }) =>
    proposeTradeChange(db, { accountId: caller.id, idempotencyKey: once }, input),
  )
  serve(answerProposal, ({ input, caller, once }) =>
    answerTradeProposal(db, { accountId: caller.id, idempotencyKey: once }, input),
  )
  serve(changeTracking, ({ input, caller }) => changeTrackingOfTrade(db, caller.id, input))
}
