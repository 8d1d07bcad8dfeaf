import { answerTrade, getTrade, listTrades, type Trade } from '#contract/trades.ts'
import type { ListingCard } from '#contract/listings.ts'
import { selectListingCards } from '#server/modules/listings/listings.service.ts'
import type { Db } from '#server/platform/db.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusal.ts'
import { answerAsBuyer } from './answers.service.ts'
import { selectTrade, selectTrades, type TradeRow } from './trades.queries.ts'

export function tradesRoutes(serve: Serve, { db }: Platform) {
  serve(listTrades, async ({ input, caller }) => {
    const { rows, total } = await selectTrades(db, caller.id, input)
    return { items: await viewTrades(db, caller.id, rows), total, page: input.page, limit: input.limit }
  })

  serve(getTrade, async ({ input, caller }) => await readTrade(db, caller.id, input.id))

  serve(answerTrade, async ({ input, caller }) => {
    await answerAsBuyer(db, caller.id, input.id, input.answer)
    return await readTrade(db, caller.id, input.id)
  })
}

async function readTrade(db: Db, account_id: number, id: number): Promise<Trade> {
  const row = (await selectTrade(db, account_id, id)) ?? refuse(getTrade, 'not_found')
  const [view] = await viewTrades(db, account_id, [row])
  return view!
}

async function viewTrades(db: Db, account_id: number, rows: TradeRow[]): Promise<Trade[]> {
  const cards = await selectListingCards(
    db,
    rows.map((row) => row.listing_id),
  )
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  return rows.map((row) => viewTrade(row, cardOf.get(row.listing_id)!, account_id))
}

function viewTrade(row: TradeRow, listing: ListingCard, account_id: number): Trade {
  const has_agreed = row.status !== 'unconfirmed' && !row.was_denied
  return {
    id: row.id,
    listing,
    role: row.buyer_id === account_id ? 'buyer' : 'seller',
    price_cents: row.price_cents,
    quantity: row.quantity,
    total_cents: row.price_cents * row.quantity,
    how: row.how,
    status: row.status,
    agreed_at: row.agreed_at.toISOString(),
    counterparty: {
      id: row.other_id,
      display_name: row.display_name,
      full_name: has_agreed ? `${row.first_name} ${row.last_name}` : null,
      email: has_agreed ? row.email : null,
      phone_number: has_agreed ? row.phone_number : null,
    },
  }
}
