import { proposalDecided } from '#server/modules/moderation/moderation.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { selectStaffName } from '../notifications.queries.ts'
import { notifyAccount } from '../notifications.service.ts'
import { composeProposalDecidedNotice } from '../words/second-person.words.ts'

export const notifyProposalDecided = reaction({
  name: 'notify.proposal-decided',
  on: proposalDecided,
  run: async (tx, { payload: { proposed_by, decided_by, ...decided } }, platform) => {
    const decider = await selectStaffName(tx, decided_by)
    const words = composeProposalDecidedNotice({ ...decided, decider })
    await notifyAccount(tx, platform, { account_id: proposed_by, listing_id: null, ...words })
  },
})
