import type { OperationValues } from '#platform/common/operation.ts'
import type { getSoldPrices, SoldPrices } from '#domains/search/common/sold-prices/sold-prices.ts'
import type { Db } from '#platform/server/database/db.ts'
import { selectCategoryName, selectSoldIn, selectSoldListings } from './sold-prices.queries.ts'
import { aroundYear, summariseSales, withSharedWords } from './sold-prices.rules.ts'

type Thing = OperationValues<typeof getSoldPrices>

/** Uses the narrowest rule with enough sales; null if none has. */
export async function readSoldPrices(db: Db, thing: Thing): Promise<SoldPrices | null> {
  const category = await selectCategoryName(db, thing.category)
  if (category === undefined) return null
  if (thing.make && thing.model)
    return await readOfModel(db, { ...thing, make: thing.make, model: thing.model })
  const sold = (await selectSoldIn(db, thing.category)).filter(
    ({ listing_id: listingId, condition }) =>
      listingId !== thing.except && (thing.condition === undefined || condition === thing.condition),
  )
  const facts = { of: category, condition: thing.condition ?? null, years: null }
  const similar = summariseSales(withSharedWords(thing.title ?? '', sold))
  if (similar) return { ...similar, ...facts, basis: 'words' }
  const all = summariseSales(sold)
  return all && { ...all, ...facts, basis: 'category' }
}

async function readOfModel(
  db: Db,
  { make, model, year, except }: Thing & { make: string; model: string },
): Promise<SoldPrices | null> {
  const sold = (await selectSoldListings(db, make, model)).filter(
    ({ listing_id: listingId }) => listingId !== except,
  )
  const facts = { basis: 'model', of: `${make} ${model}`, condition: null } as const
  if (year === undefined) {
    const summary = summariseSales(sold)
    return summary && { ...summary, ...facts, years: null }
  }
  const near = aroundYear(year, sold)
  return near && { ...near.summary, ...facts, years: near.years }
}
