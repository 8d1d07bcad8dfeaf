import { getSoldPrices } from '#contract/sold-prices/sold-prices.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readSoldPrices } from './sold-prices.service.ts'

export function soldPricesRoutes(serve: Serve, { db }: Platform): void {
  serve(getSoldPrices, async ({ input }) => ({ found: await readSoldPrices(db, input) }))
}
