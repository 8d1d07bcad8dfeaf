import type { APIRequestContext } from '@playwright/test'
import { aFeedVehicle, aJpeg, aPush } from '#test/harness/market/stock-feeds.ts'
import { inMarketDatabase } from './market-database.ts'
import { aMember, type Member } from './members.ts'

export interface DealerOfTheMarket extends Member {
  dealership: string
}

/**
 * A trader with a free Dealer Pro plan, a dealership number and the defaults that no feed contains.
 */
export async function aDealerOfTheMarket(request: APIRequestContext): Promise<DealerOfTheMarket> {
  const member = await aMember(request, 'Ruby')
  const dealership = `J${Date.now() % 1_000_000}`
  await inMarketDatabase(async (client) => {
    await client.query(
      `insert into subscriptions (account_id, plan_id, gateway, status, price_cents, interval,
                                  anchored_at, period_starts_at, period_ends_at, created_at)
       select a.id, p.id, 'sandbox', 'active', 0, p.interval, now(), now(), now() + interval '1 month', now()
         from accounts a, plans p where a.email = $1 and p.name = 'Dealer Pro'`,
      [member.email],
    )
    await client.query(
      `update accounts set seller_kind = 'in_trade', address = '1 Great South Road', trader_number = 'M123456',
              trading_name = 'Ruby Cars' where email = $1`,
      [member.email],
    )
    await client.query(
      `insert into stock_feeds (account_id, mc_dealership_id, suburb, on_road_costs_included, has_security_interest,
                                year_is_first_registered, updated_at)
       select id, $2, 'penrose', true, false, true, now() from accounts where email = $1`,
      [member.email, dealership],
    )
  })
  return { ...member, dealership }
}

/** Two vehicles, one with an unknown colour. */
export async function aStockPush({ dealership }: DealerOfTheMarket): Promise<Buffer> {
  const stock = [aFeedVehicle('S1'), aFeedVehicle('S2', { Colour: 'Slvr', Model: 'Yaris' })]
  return await aPush(stock, { user_id: dealership, pictures: { 'S1_1.jpg': await aJpeg('#357a52') } })
}
