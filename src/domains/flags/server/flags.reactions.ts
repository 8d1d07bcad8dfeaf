import { teamJoined } from '#domains/businesses/server/businesses.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { flagBidsOfTeam } from './links.service.ts'

export const reactionsOfFlags = [
  reaction({
    name: 'flag-bids.team-joined',
    on: teamJoined,
    run: async (tx, { payload }) => await flagBidsOfTeam(tx, payload),
  }),
]
