import { getCaseActs, type CaseAct } from '#domains/moderation/common/case-kinds.ts'
import { getTemplateRule } from '#domains/moderation/common/template-rules.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { removeFlagged } from '#domains/flags/server/member-flags.service.ts'
import { suspendAccount } from '#domains/accounts/server/members/suspensions/suspension.service.ts'
import { removeDisputedReview } from '#domains/reviews/server/disputes.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { keysOf } from '#platform/common/records.ts'
import { readClock } from '#platform/server/clock.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { refuse, Refusal } from '#platform/server/refusal.ts'
import { decideOnListing } from '../decisions.service.ts'
import { moveListing } from '../bulk-listings.service.ts'
import { buyersWarned, fixRequested, sideWrittenTo } from '../moderation.events.ts'
import { findTemplateRule } from '../templates/templates.service.ts'
import { giveWarning } from '../warnings/warnings.service.ts'
import { selectListingSuspension, selectOpenBuyers } from './cases.queries.ts'
import { getRoles } from './cases.rules.ts'
import type { DoneAct } from './cases.service.ts'
import { isStillShown } from './evidence.queries.ts'
import { type Deciding, messagesOfReports } from './main-decisions.service.ts'
import * as t from '#domains/moderation/texts.ts'

type RequestedDecision = Deciding['wanted']

const dayMs = 86_400_000

const isRequested: Record<CaseAct, (wanted: RequestedDecision) => boolean> = {
  ask_fix: (wanted) => wanted.ask_fix,
  move_listing: (wanted) => wanted.move_to !== undefined,
  suspend_listing: (wanted) => wanted.suspend_listing,
  remove: (wanted) => wanted.remove,
  warn: (wanted) => wanted.warn !== undefined,
  suspend_member: (wanted) => wanted.suspend_member !== undefined,
  tell_buyers: (wanted) => wanted.tell_buyers !== undefined,
  write_privately: (wanted) => wanted.write_privately !== undefined,
}

const actsWithOwnText: CaseAct[] = ['tell_buyers', 'write_privately']

export const listRequestedActs = (wanted: RequestedDecision): CaseAct[] =>
  keysOf(isRequested).filter((act) => isRequested[act](wanted))

const refuseAct = (message: string): never => refuse('case_refused', { message })

/** The error names the refused part, since the whole decision then fails. */
export async function asPart<T>(
  describe: (values: { why: string }) => string,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Refusal) || error.key === 'unavailable') throw error
    return refuseAct(describe({ why: Object.values(error.details.errors ?? {})[0] ?? error.message }))
  }
}

export function refuseUnfitting({ found: { kind }, wanted }: Deciding): void {
  const fitting = getCaseActs(kind, wanted.outcome)
  if (listRequestedActs(wanted).some((act) => !fitting.includes(act)))
    refuseAct(t.that_doesnt_go_with_this_decision())
  const isToAuthor = kind === 'review_dispute' && wanted.outcome === 'removed'
  const needsReason = isToAuthor || listRequestedActs(wanted).some((act) => !actsWithOwnText.includes(act))
  if (needsReason && wanted.reason === undefined) {
    refuse('validation_failed', { errors: { reason: t.write_a_few_words() } })
  }
}

function refuseStranger({ found }: Deciding, accountId: AccountId): void {
  if (!getRoles(found).some(({ id }) => id === accountId)) refuseAct(t.this_member_isnt_part_of_the_case())
}

const actors: Record<CaseAct, (deciding: Deciding, reason: string) => Promise<Omit<DoneAct, 'act'>>> = {
  ask_fix: async ({ tx, caller, found }, reason) => {
    const [listingId, sellerId] = [must(found.listing_id, 'listing_id'), must(found.seller_id, 'seller_id')]
    await recordEvent(tx, fixRequested, { listing_id: listingId, seller_id: sellerId, reason })
    await recordAudit(tx, {
      actor_id: caller.id,
      action: 'listing.fix-asked',
      subject_kind: 'listing',
      subject_id: listingId,
      reason,
    })
    return { id: listingId }
  },
  move_listing: async ({ tx, config, caller, found, wanted }, reason) => {
    const [id, categoryId] = [must(found.listing_id, 'listing_id'), must(wanted.move_to, 'move_to')]
    const from = await asPart(t.the_listing_couldnt_be_moved, () =>
      moveListing(tx, config, caller, { id, category_id: categoryId, reason }),
    )
    if (from === categoryId) refuseAct(t.its_in_that_category_already())
    return { id, ...(from !== null && { from }) }
  },
  suspend_listing: async ({ tx, config, caller, found }, reason) => {
    const id = must(found.listing_id, 'listing_id')
    await asPart(t.the_listing_couldnt_be_suspended, () =>
      decideOnListing(tx, config, caller.id, { id, status: 'suspended', reason }),
    )
    return { id, suspension_id: must(await selectListingSuspension(tx, id), 'listing suspension') }
  },
  remove: async ({ tx, caller, found: { id } }, reason) => {
    if (!(await isStillShown(tx, id))) refuseAct(t.its_been_removed_already())
    const { kind, review_id: reviewId } = await tx
      .selectFrom('member_flags')
      .select(['kind', 'review_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await asPart(t.it_couldnt_be_removed, async () => {
      if (kind === 'review')
        await removeDisputedReview(tx, caller.id, { id: must(reviewId, 'review_id'), reason })
      else await removeFlagged({ db: tx, messages: messagesOfReports }, caller.id, { id, reason })
    })
    return { id }
  },
  warn: async (deciding, reason) => {
    const { tx, caller, found, wanted } = deciding
    const { account_id: accountId, is_strike: isStrike } = must(wanted.warn, 'warn')
    refuseStranger(deciding, accountId)
    const rule =
      (wanted.template_id !== undefined && (await findTemplateRule(tx, wanted.template_id))) ||
      getTemplateRule(found.reason)
    const { kind, id: caseId, listing_id: listingId } = found
    const warningId = await giveWarning(tx, caller.id, {
      account_id: accountId,
      rule,
      reason,
      is_strike: isStrike,
      listing_id: listingId,
      kind,
      case_id: caseId,
    })
    return { id: warningId }
  },
  suspend_member: async (deciding, reason) => {
    const { tx, config, caller, wanted } = deciding
    const { account_id: accountId, kind, days } = must(wanted.suspend_member, 'suspend_member')
    refuseStranger(deciding, accountId)
    const parts = { db: tx, publicUrl: config.http.publicUrl }
    const until = days === undefined ? null : new Date((await readClock(tx)).getTime() + days * dayMs)
    const suspensionId = await asPart(t.the_member_couldnt_be_suspended, () =>
      suspendAccount(parts, caller, { id: accountId, kind, until, reason, note: null }),
    )
    return { id: accountId, suspension_id: suspensionId }
  },
  tell_buyers: async ({ tx, caller, found, wanted }) => {
    const [listingId, text] = [must(found.listing_id, 'listing_id'), must(wanted.tell_buyers, 'tell_buyers')]
    const buyerIds = (await selectOpenBuyers(tx, listingId)).map(({ buyer_id: buyerId }) => buyerId)
    if (buyerIds.length === 0) refuseAct(t.there_are_no_buyers_to_tell())
    await recordEvent(tx, buyersWarned, { listing_id: listingId, buyer_ids: buyerIds, text })
    // Logged under the case, because sellers may read the log of a listing.
    await recordAudit(tx, {
      actor_id: caller.id,
      action: 'buyers.told',
      subject_kind: 'case',
      subject_id: found.id,
      reason: text,
      after: { case: found.kind, listing: listingId, buyers: buyerIds.length },
    })
    return { id: listingId }
  },
  write_privately: async (deciding) => {
    const { tx, caller, found, wanted } = deciding
    const { account_id: accountId, text } = must(wanted.write_privately, 'write_privately')
    refuseStranger(deciding, accountId)
    const listingId = must(found.listing_id, 'listing_id')
    await recordEvent(tx, sideWrittenTo, { listing_id: listingId, account_id: accountId, text })
    await recordAudit(tx, {
      actor_id: caller.id,
      action: 'member.written-to',
      subject_kind: 'case',
      subject_id: found.id,
      reason: text,
      after: { case: found.kind, listing: listingId, member: accountId },
    })
    return { id: accountId }
  },
}

/**
 * Runs after the decision itself: reported content can be removed only once the report is upheld.
 */
export async function applySideActions(deciding: Deciding): Promise<DoneAct[]> {
  const done: DoneAct[] = []
  for (const act of listRequestedActs(deciding.wanted)) {
    done.push({ act, ...(await actors[act](deciding, deciding.wanted.reason ?? '')) })
  }
  return done
}
