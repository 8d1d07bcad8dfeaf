import {
  askForPickup,
  completeHandover,
  getPickupCalendar,
  listArrangements,
  offerPickup,
  pickPickup,
  renewHandoverCode,
  type Arrangements,
} from '#contract/trades/handovers.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusal.ts'
import { getMeetingStanding } from '#shared/rules/meeting-rules.ts'
import { readAllArrangements, readArrangements } from './arrangements.service.ts'
import { selectArrangedTrade } from './handover.queries.ts'
import { handOver, renewCode } from './handover.service.ts'
import { pickupCalendar } from './pickup.calendar.rules.ts'
import { selectPickups } from './pickup.queries.ts'
import { askForPickupTimes, offerPickupTimes, pickPickupTime } from './pickup.service.ts'

export function handoverRoutes(serve: Serve, { db, config }: Platform): void {
  const readOne = async (account_id: number, id: number): Promise<Arrangements> =>
    (await readArrangements(db, account_id, id)) ?? refuse('not_found')

  serve(listArrangements, async ({ input, caller }) => ({
    ...(await readAllArrangements(db, caller.id, input)),
    page: input.page,
    limit: input.limit,
  }))

  serve(offerPickup, async ({ input, caller }) => {
    await offerPickupTimes(db, caller.id, input)
    return await readOne(caller.id, input.id)
  })
  serve(pickPickup, async ({ input, caller }) => {
    await pickPickupTime(db, caller.id, input)
    return await readOne(caller.id, input.id)
  })
  serve(askForPickup, async ({ input, caller }) => {
    await askForPickupTimes(db, caller.id, input)
    return await readOne(caller.id, input.id)
  })

  serve(getPickupCalendar, async ({ input, caller }) => {
    const trade = await selectArrangedTrade(db, caller.id, input.id)
    if (!trade || trade.is_held) return refuse('not_found')
    const history = (await selectPickups(db, [trade.id])).get(trade.id)!
    const { id: trade_id, side, status, title, first_name, last_name, phone_number: other_phone } = trade
    const party = { trade_id, side, status, title, other_name: `${first_name} ${last_name}`, other_phone }
    const site = { public_url: config.http.public_url, mail_from: config.mail.mail_from }
    const content = pickupCalendar(party, getMeetingStanding(history, trade.now), site)
    if (content === null) return refuse('not_found')
    return {
      name: `pickup-${trade_id}.ics`,
      content_type: 'text/calendar; charset=utf-8',
      content: Buffer.from(content),
    }
  })

  serve(completeHandover, async ({ input, caller }) => {
    await handOver(db, caller.id, input)
    return { trade_id: input.id, status: 'completed' as const }
  })
  serve(renewHandoverCode, async ({ input, caller }) => {
    await renewCode(db, caller.id, input.id)
    return await readOne(caller.id, input.id)
  })
}
