import {
  getConsumerNotice,
  getListingNumbers,
  countListingView,
  getListing,
  getOpenHome,
  getVehicleSales,
  maxPrivateSales,
} from '#domains/listings/common/listings.ts'
import {
  answerQuestion,
  askQuestion,
  changeAnswer,
  listQuestions,
  withdrawQuestion,
} from '#domains/listings/common/questions/questions.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { readListing } from './detail/detail.service.ts'
import { readNumbers } from './detail/numbers.queries.ts'
import { countView } from './detail/viewing.service.ts'
import { selectSellerOfPublic } from './listings.queries.ts'
import { readPublicListing } from './listings.service.ts'
import {
  saveAnswer,
  postQuestion,
  changeOwnAnswer,
  readQuestions,
  withdrawOwnQuestion,
} from './questions/questions.service.ts'
import { printNotice } from './types/consumer-notice.service.ts'
import { openHomeCalendar } from './types/open-home.rules.ts'
import { selectVehicleSales } from './types/vehicle-descriptions.queries.ts'

export function listingsRoutes(serve: Serve, platform: Platform): void {
  const { db } = platform

  serve(getListing, async ({ input, caller, source }) => {
    const listing = caller
      ? await readListing(platform, input.id, caller.id)
      : await readPublicListing({ ...platform, ...source }, input.id)
    return listing ?? refuse('not_found')
  })

  serve(getListingNumbers, async ({ input, caller }) => {
    const numbers = await readNumbers(db, input.id, caller.type === 'admin' ? null : caller.id)
    return numbers ?? refuse('not_found')
  })

  serve(getConsumerNotice, ({ input }) => printNotice(platform, input.id))

  serve(getVehicleSales, async ({ caller }) => {
    const { seller_kind: sellerKind, sold_in_a_year: soldInAYear } = await selectVehicleSales(db, caller.id)
    const shouldDeclare = sellerKind === 'private' && soldInAYear > maxPrivateSales
    return { sold_in_a_year: soldInAYear, should_declare: shouldDeclare }
  })

  serve(getOpenHome, async ({ input }) => {
    const listing = await readPublicListing(platform, input.id)
    const starts = Date.parse(input.starts_at)
    const openHome = listing?.property?.open_homes.find((one) => Date.parse(one.starts_at) === starts)
    if (listing?.status !== 'active' || !openHome) return refuse('not_found')
    return {
      name: `open-home-${listing.id}.ics`,
      content_type: 'text/calendar; charset=utf-8',
      content: Buffer.from(openHomeCalendar(listing, openHome, platform.config.http.publicUrl)),
    }
  })

  serve(countListingView, async ({ input, caller, client }) => {
    const sellerId = await selectSellerOfPublic(db, input.id)
    if (sellerId === undefined) return refuse('not_found')
    if (sellerId !== caller?.id) await countView(db, input.id, caller?.id ?? null, client)
    return { ok: true as const }
  })
}

export function questionsRoutes(serve: Serve, { db }: Platform): void {
  serve(listQuestions, ({ input, caller, source }) => readQuestions(source.db, input, caller))

  serve(askQuestion, ({ input, caller }) => postQuestion(db, caller.id, input.listing_id, input.text))

  serve(withdrawQuestion, async ({ input, caller }) => {
    await withdrawOwnQuestion(db, caller.id, input.id)
    return { ok: true as const }
  })

  serve(answerQuestion, ({ input, caller }) => saveAnswer(db, caller.id, input.id, input.text))

  serve(changeAnswer, ({ input, caller }) => changeOwnAnswer(db, caller.id, input))
}
