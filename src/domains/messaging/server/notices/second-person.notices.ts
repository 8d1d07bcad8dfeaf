import { proposalDecided, proposalMade } from '#domains/moderation/server/moderation.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { selectStaffName, selectStaffWhoMay } from '../notifications.queries.ts'
import { notifyAccount, readByAdmins } from '../notifications.service.ts'
import {
  composeProposalDecidedNotice,
  composeProposalMadeNotice,
  getProposalPath,
} from '../labels/second-person.labels.ts'

/** Notifies the others who may approve it. */
export const notifyProposalMade = reaction({
  name: 'notify.proposal-made',
  on: proposalMade,
  run: async (tx, { payload: { proposed_by: proposedBy, duty, ...made } }, platform) => {
    const words = composeProposalMadeNotice({ ...made, proposer: await selectStaffName(tx, proposedBy) })
    const staff = await selectStaffWhoMay(tx, { duty })
    for (const accountId of staff.filter((id) => id !== proposedBy))
      await notifyAccount(tx, platform, { account_id: accountId, listing_id: null, ...words })
  },
})

export const notifyProposalDecided = reaction({
  name: 'notify.proposal-decided',
  on: proposalDecided,
  run: async (
    tx,
    { payload: { id, proposed_by: proposedBy, decided_by: decidedBy, ...decided } },
    platform,
  ) => {
    await readByAdmins(tx, getProposalPath(id))
    if (decidedBy === proposedBy) return
    const decider = await selectStaffName(tx, decidedBy)
    const words = composeProposalDecidedNotice({ ...decided, decider })
    await notifyAccount(tx, platform, { account_id: proposedBy, listing_id: null, ...words })
  },
})
