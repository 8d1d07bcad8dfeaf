import {
  answerOffer,
  getOffer,
  listOffers,
  makeOffer,
  sendFixedPriceOffer,
  sendSecondChance,
  withdrawOffer,
} from '#domains/offers/common/offers.ts'
import { resolveTeamAccount } from '#domains/businesses/server/team/team-actor.service.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { answerOutcome, refuse } from '#platform/server/refusal.ts'
import { sendFixedPrice, resolveOfferActor } from './fixed-price.service.ts'
import { offerSecondChance } from './second-chance.service.ts'
import { respondToOffer, submitOffer, withdrawOwnOffer } from './offers.service.ts'
import { selectThread, selectThreads } from './offers.queries.ts'
import { readOffer, readOffers } from './offers.view.ts'
import { readViewer } from './viewer.service.ts'
import * as t from '#domains/offers/texts.ts'

export function offersRoutes(serve: Serve, { db }: Platform): void {
  serve(listOffers, async ({ input, caller }) => {
    const actor = await resolveTeamAccount(db, caller.id, input.seller, 'offers')
    // A team can't see the business's purchases.
    const role = actor.by_member === undefined ? input.role : 'seller'
    const { rows, total } = await selectThreads(db, actor.account_id, { ...input, role })
    const viewer = input.listing === undefined ? null : await readViewer(db, caller.id, input.listing)
    return {
      items: await readOffers(db, actor, rows),
      total,
      page: input.page,
      limit: input.limit,
      viewer,
    }
  })

  serve(makeOffer, async ({ input, caller, once }) =>
    answerOutcome(makeOffer, await submitOffer(db, caller.id, { ...input, idempotencyKey: once })),
  )

  serve(getOffer, async ({ input, caller }) => {
    const actor = await resolveOfferActor(db, caller.id, input.id)
    if (!(await selectThread(db, actor.account_id, input.id))) refuse('not_found')
    return await readOffer(db, actor, input.id)
  })

  serve(answerOffer, async ({ input, caller, once }) => {
    // A counter-offer binds its sender once it's accepted.
    if (caller.key && input.action !== 'decline' && input.action !== 'withdraw')
      refuse('forbidden', { message: t.an_api_key_may_only_decline_or_withdraw() })
    const actor = await resolveOfferActor(db, caller.id, input.id)
    return answerOutcome(answerOffer, await respondToOffer(db, actor, { ...input, idempotencyKey: once }))
  })

  serve(withdrawOffer, async ({ input, caller }) => {
    await withdrawOwnOffer(db, caller.id, input)
    return { ok: true as const }
  })

  serve(sendSecondChance, ({ input, caller, once }) =>
    offerSecondChance(db, caller.id, { ...input, idempotencyKey: once }),
  )

  serve(sendFixedPriceOffer, ({ input, caller, once }) =>
    sendFixedPrice(db, caller.id, { ...input, idempotencyKey: once }),
  )
}
