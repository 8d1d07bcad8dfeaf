import type { createListing, validateListing } from '#domains/selling/common/own-listings.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import type { Config } from '#platform/server/config.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { SellerActor } from './behalf.service.ts'
import { startDraftIn } from './drafts.service.ts'
import { publishIn } from './publishing.service.ts'

type Reply = OperationReply<typeof validateListing>

/** Rolls back the transaction that it leaves. */
class RehearsalEnd extends Error {
  readonly reply: Reply

  constructor(reply: Reply) {
    super('rollback')
    this.reply = reply
  }
}

/** Publishes in a transaction that is rolled back, so that its answer is publishing's own. */
export async function rehearsePublishing(
  db: Db,
  config: Config,
  actor: SellerActor,
  started: Omit<OperationValues<typeof createListing>, 'seller_id'>,
): Promise<Reply> {
  try {
    return await transact(db, async (tx): Promise<never> => {
      const { id } = await startDraftIn(tx, actor, started)
      const { status, closes_at: closesAt } = await publishIn(tx, config, actor, id)
      throw new RehearsalEnd({
        publishable: true,
        status: status === 'pending' ? 'pending' : 'active',
        closes_at: closesAt,
        errors: {},
        refusal: null,
      })
    })
  } catch (error) {
    if (error instanceof RehearsalEnd) return error.reply
    if (!(error instanceof Refusal) || error.key === 'unavailable') throw error
    const { key, message, details } = error
    const refused = { publishable: false, status: null, closes_at: null } as const
    return details.errors
      ? { ...refused, errors: details.errors, refusal: null }
      : { ...refused, errors: {}, refusal: { key, message } }
  }
}
