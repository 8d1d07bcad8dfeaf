import { agentLeft } from '#domains/businesses/server/businesses.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { moveListingsOfAgent } from './agents.service.ts'

export const moveListingsOfAgentLeft = reaction({
  name: 'move-listings.agent-left',
  on: agentLeft,
  run: async (tx, { payload }) => await moveListingsOfAgent(tx, payload),
})
