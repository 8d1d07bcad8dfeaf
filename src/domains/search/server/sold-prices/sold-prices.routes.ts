import { getSoldPrices } from '#domains/search/common/sold-prices/sold-prices.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { readSoldPrices } from './sold-prices.service.ts'

export function soldPricesRoutes(serve: Serve, { db }: Platform): void {
  serve(getSoldPrices, async ({ input }) => ({ found: await readSoldPrices(db, input) }))
}
