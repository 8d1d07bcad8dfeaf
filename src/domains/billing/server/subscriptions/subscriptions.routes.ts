import {
  adminChangeSubscription,
  cancelOwnSubscription,
  cancelSubscription,
  changeSubscription,
  createSubscription,
  getMySubscription,
  getSubscriptionOf,
  previewSubscription,
  retryPayment,
  settlePayment,
} from '#domains/billing/common/subscriptions/subscriptions.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { buyPlan, moveToPlan } from './buying.service.ts'
import { cancelOwn } from './ending.service.ts'
import { changeForMember, retryNow, settleOwn } from './granting.service.ts'
import { previewPlan } from './preview.service.ts'
import { readMine, readOutcome, readSubscription } from './subscriptions.view.ts'

export function subscriptionsRoutes(serve: Serve, platform: Platform): void {
  serve(getMySubscription, async ({ caller }) => await readMine(platform, caller.id))

  serve(previewSubscription, async ({ input, caller }) => await previewPlan(platform, caller.id, input.id))

  serve(createSubscription, async ({ input: { plan_id: planId, ...shown }, caller, once }) => {
    const buyer = { account_id: caller.id, plan_id: planId, shown, idempotencyKey: once }
    return await readOutcome(platform, caller.id, await buyPlan(platform, buyer))
  })

  serve(changeSubscription, async ({ input: { plan_id: planId, ...shown }, caller, once }) => {
    const buyer = { account_id: caller.id, plan_id: planId, shown, idempotencyKey: once }
    return await readOutcome(platform, caller.id, await moveToPlan(platform, buyer))
  })

  serve(cancelSubscription, async ({ input, caller }) => {
    await cancelOwn(platform, { account_id: caller.id, id: input.id })
    return await readOutcome(platform, caller.id, null)
  })

  serve(cancelOwnSubscription, async ({ caller }) => {
    const { subscription } = await readMine(platform, caller.id)
    if (!subscription) refuse('no_subscription')
    await cancelOwn(platform, { account_id: caller.id })
    return await readOutcome(platform, caller.id, null)
  })

  serve(retryPayment, async ({ input, caller }) => {
    const payment = await retryNow(platform, caller.id, input.id)
    return await readOutcome(platform, caller.id, payment)
  })

  serve(settlePayment, async ({ input, caller }) => {
    const payment = await settleOwn(platform, caller.id, input)
    return await readOutcome(platform, caller.id, payment)
  })

  serve(adminChangeSubscription, async ({ input, caller }) => {
    await changeForMember(platform, caller.id, input)
    return await readOutcome(platform, input.user_id, null)
  })

  serve(getSubscriptionOf, async ({ input }) => ({
    subscription: await readSubscription(platform.db, input.id),
  }))
}
