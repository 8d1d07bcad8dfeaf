import { offerAccepted, offerMoved } from '#domains/offers/server/offers.events.ts'
import { tradeMoved } from '#domains/trades/server/trades.events.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { reaction, type Reaction } from '#platform/server/jobs/outbox.ts'
import { publishTopics } from '#platform/server/live-hub.ts'
import { forgetTenantFactsOfDeleted } from './appointments/forget-tenant-facts.account-deleted.ts'
import { endSupportOfDeleted } from './support/end.account-deleted.ts'
import { selectChatTopics } from './team/chat-actor.service.ts'
import { writeDealerFinanceEnquired } from './write.dealer-finance-enquired.ts'

interface Sides {
  payload: { seller_id: AccountId; buyer_id: AccountId }
}

/** An open conversation of the two reloads, and shows the step. */
const showStep = async (tx: Tx, { payload }: Sides) =>
  await publishTopics(tx, await selectChatTopics(tx, payload))

export const reactionsOfChat: Reaction[] = [
  endSupportOfDeleted,
  forgetTenantFactsOfDeleted,
  writeDealerFinanceEnquired,
  reaction({ name: 'show-steps.offer-moved', on: offerMoved, run: showStep }),
  reaction({ name: 'show-steps.offer-accepted', on: offerAccepted, run: showStep }),
  reaction({ name: 'show-steps.trade-moved', on: tradeMoved, run: showStep }),
]
