import {
  beginPayouts as beginPayoutsOperation,
  cancelTradePayment,
  checkPayoutAccount as checkPayoutAccountOperation,
  checkTradePayment,
  endReleaseStop,
  getMemberMoney,
  getPayOffer,
  getPayouts,
  getTradeMoney,
  payTrade,
  stateDelivered as stateDeliveredOperation,
} from '#domains/trade-payments/common/trade-payments.ts'
import { downloadChargebackEvidence } from '#domains/trade-payments/common/evidence.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { downloadEvidence } from './chargebacks/evidence.service.ts'
import { beginPayouts, checkPayoutAccount } from './payouts/accounts.service.ts'
import { readPayOffer } from './payments/pay-offer.service.ts'
import { endStop, readMemberMoney, readPayouts } from './payouts/overview.service.ts'
import {
  cancelOwnPayment,
  checkOwnPayment,
  payForTrade,
  readTradeMoney,
  stateDelivered,
} from './trade-payments.service.ts'

export function tradePaymentsRoutes(serve: Serve, platform: Platform): void {
  serve(getTradeMoney, ({ input, caller }) => readTradeMoney(platform, caller.id, input.id))
  serve(getPayOffer, ({ input, source }) =>
    readPayOffer({ db: source.db, memberGateways: platform.memberGateways }, input.id),
  )
  serve(payTrade, ({ input, caller, once }) =>
    payForTrade(platform, caller.id, { ...input, idempotencyKey: once }),
  )
  serve(checkTradePayment, ({ input, caller }) => checkOwnPayment(platform, caller.id, input.id))
  serve(cancelTradePayment, ({ input, caller }) => cancelOwnPayment(platform, caller.id, input.id))
  serve(stateDeliveredOperation, ({ input, caller }) => stateDelivered(platform, caller.id, input.id))
}

export function payoutsRoutes(serve: Serve, platform: Platform): void {
  serve(getPayouts, ({ caller }) => readPayouts(platform, caller.id))
  serve(beginPayoutsOperation, ({ input, caller }) => beginPayouts(platform, caller.id, input.method))
  serve(checkPayoutAccountOperation, ({ input, caller }) =>
    checkPayoutAccount(platform, caller.id, input.method),
  )
  serve(downloadChargebackEvidence, ({ input, caller }) => downloadEvidence(platform, caller.id, input.id))
  serve(getMemberMoney, () => readMemberMoney(platform))
  serve(endReleaseStop, ({ input, caller }) => endStop(platform, caller.id, input.reason))
}
