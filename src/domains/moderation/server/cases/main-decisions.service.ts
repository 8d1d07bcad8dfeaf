import { must } from '#platform/common/must.ts'
import { toListingId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import type { decideCase } from '#domains/moderation/common/cases.ts'
import type { CaseKind } from '#domains/moderation/common/case-kinds.ts'
import { putBackMessage, removeMessage } from '#domains/chat/server/removing.service.ts'
import { decideOne } from '#domains/flags/server/flags.service.ts'
import { decideMemberFlagOnce } from '#domains/flags/server/member-flags.service.ts'
import { liftOne } from '#domains/accounts/server/members/suspensions/suspension.service.ts'
import { removeDisputedReview, upholdDisputedReview } from '#domains/reviews/server/disputes.service.ts'
import { decideTradeDispute } from '#domains/trades/server/disputes/disputes.service.ts'
import type { Tx } from '#platform/server/database/db.ts'
import type { Caller } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { writeToAccountAppeal } from '../account-appeals.service.ts'
import { writeToAppeal } from '../appeals.service.ts'
import { decideOnListing } from '../decisions.service.ts'
import { ruleOnProposal } from '../second-person/second-person.service.ts'
import { withdrawOne, writeAboutWarning } from '../warnings/warnings.service.ts'
import { selectOtherReports, type CaseRow } from './cases.queries.ts'
import * as t from '#domains/moderation/texts.ts'

export interface Deciding {
  tx: Tx
  config: Platform['config']
  gateway: Platform['gateway']
  caller: Caller
  found: CaseRow
  wanted: OperationValues<typeof decideCase>
}

export const messagesOfReports = { remove: removeMessage, putBack: putBackMessage }

const needWord = ({ wanted }: Deciding): string =>
  wanted.word ?? refuse('validation_failed', { errors: { word: t.write_a_few_words() } })

/** The reports that were decided with it. */
type Decided = { reports?: number[]; sent_back?: string }

async function decideFlags(deciding: Deciding): Promise<Decided> {
  const { tx, caller, found, wanted } = deciding
  const outcome = wanted.outcome === 'upheld' ? 'upheld' : 'dismissed'
  // A report by Hoko itself has no reader for the message.
  const word = found.kind === 'link' ? (wanted.word ?? wanted.reason ?? '') : needWord(deciding)
  const others =
    wanted.with_others && found.kind === 'listing_report' && found.listing_id !== null
      ? await selectOtherReports(tx, found.listing_id, found.id)
      : []
  const reports = [found.id, ...others]
  for (const id of reports) await decideOne(tx, caller.id, { id, outcome, word })
  return { reports }
}

async function decidePending(deciding: Deciding): Promise<Decided> {
  const { tx, config, caller, found, wanted } = deciding
  const isApproved = wanted.outcome === 'approved'
  const reason = isApproved ? '' : (wanted.word ?? wanted.reason ?? needWord(deciding))
  const { status, reason: stated } = await decideOnListing(tx, config, caller.id, {
    id: toListingId(found.id),
    status: isApproved ? 'active' : 'draft',
    reason,
  })
  return isApproved && status === 'draft' ? { sent_back: stated ?? '' } : {}
}

const mains: Record<CaseKind, (deciding: Deciding) => Promise<unknown>> = {
  listing_report: decideFlags,
  link: decideFlags,
  member_report: async (deciding) => {
    const { tx, caller, found, wanted } = deciding
    const outcome = wanted.outcome === 'upheld' ? 'upheld' : 'dismissed'
    const decision = { id: found.id, outcome, word: needWord(deciding) } as const
    await decideMemberFlagOnce({ db: tx, messages: messagesOfReports }, caller.id, decision)
    return { reports: [found.id] }
  },
  pending: decidePending,
  listing_appeal: async (deciding) => {
    const { tx, config, caller, found, wanted } = deciding
    const [id, text] = [must(found.listing_id, 'listing_id'), needWord(deciding)]
    if (wanted.outcome === 'answered') return await writeToAppeal(tx, caller, id, text)
    return await decideOnListing(tx, config, caller.id, { id, status: 'active', reason: text })
  },
  account_appeal: async (deciding) => {
    const { tx, config, caller, found, wanted } = deciding
    const [accountId, text] = [must(found.about_id, 'about_id'), needWord(deciding)]
    if (wanted.outcome === 'answered') {
      return await writeToAccountAppeal(tx, caller, { account_id: accountId, suspension_id: found.id, text })
    }
    const parts = { db: tx, publicUrl: config.http.publicUrl }
    return await liftOne(parts, caller, { id: found.id, reason: text })
  },
  warning_appeal: async (deciding) => {
    const { tx, caller, found, wanted } = deciding
    const [id, text] = [found.id, needWord(deciding)]
    if (wanted.outcome === 'answered') return await writeAboutWarning(tx, { id, text, author: caller })
    return await withdrawOne(tx, caller.id, { id, reason: text })
  },
  dispute: async (deciding) => {
    const { tx, caller, found, wanted } = deciding
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The kind of case has no other outcomes.
    const outcome = wanted.outcome as 'completed' | 'cancelled' | 'agreed'
    return await decideTradeDispute(tx, caller.id, { id: found.id, outcome, word: needWord(deciding) })
  },
  second_person: async ({ tx, gateway, config, caller, found, wanted }) => {
    const outcome = wanted.outcome === 'approved' ? 'approved' : 'refused'
    return await ruleOnProposal(tx, { gateway, config }, caller, {
      id: found.id,
      outcome,
      word: wanted.word ?? null,
    })
  },
  // The money follows the sale, a dispute or the seller's suspension, not this decision.
  payment: async () => await Promise.resolve({}),
  review_dispute: async (deciding) => {
    const { tx, caller, found, wanted } = deciding
    const [id, word] = [found.id, needWord(deciding)]
    if (wanted.outcome === 'upheld') return await upholdDisputedReview(tx, caller.id, { id, word })
    const reason = wanted.reason ?? ''
    return await removeDisputedReview(tx, caller.id, { id, reason, word, dispute: 'open' })
  },
}

export const applyDecision = async (deciding: Deciding): Promise<Decided> =>
  (await mains[deciding.found.kind](deciding)) ?? {}
