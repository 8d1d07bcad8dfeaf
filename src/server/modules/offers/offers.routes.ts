import {
  answerOffer,
  getOffer,
  listOffers,
  makeOffer,
  sendFixedPriceOffer,
  sendSecondChance,
  withdrawOffer,
} from '#contract/offers.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusal.ts'
import { sendFixedPrice } from './fixed-price.service.ts'
import { offerSecondChance } from './second-chance.service.ts'
import { answer, offer, withdraw } from './offers.service.ts'
import { selectThread, selectThreads } from './offers.queries.ts'
import { readOffer, readOffers } from './offers.view.ts'
import { readViewer } from './viewer.service.ts'

export function offersRoutes(serve: Serve, { db }: Platform): void {
  serve(listOffers, async ({ input, caller }) => {
    const { rows, total } = await selectThreads(db, caller.id, input)
    const viewer = input.listing === undefined ? null : await readViewer(db, caller.id, input.listing)
    return {
      items: await readOffers(db, caller.id, rows),
      total,
      page: input.page,
      limit: input.limit,
      viewer,
    }
  })

  serve(makeOffer, ({ input, caller, once }) => offer(db, caller.id, { ...input, once }))

  serve(getOffer, async ({ input, caller }) => {
    if (!(await selectThread(db, caller.id, input.id))) refuse(getOffer, 'not_found')
    return await readOffer(db, caller.id, input.id)
  })

  serve(answerOffer, ({ input, caller, once }) => answer(db, caller.id, { ...input, once }))

  serve(withdrawOffer, async ({ input, caller }) => {
    await withdraw(db, caller.id, input)
    return { ok: true as const }
  })

  serve(sendSecondChance, ({ input, caller }) => offerSecondChance(db, caller.id, input))

  serve(sendFixedPriceOffer, ({ input, caller }) => sendFixedPrice(db, caller.id, input))
}
