import { operation } from '#platform/common/operation.ts'
import type * as shapes from './agents.shapes.ts'

export type * from './agents.shapes.ts'

/** The limit for one listing. */
export const maxListingAgents = 3
/** How many agents' numbers one viewer can see in a day. */
export const maxAgentViews = 20

export const listAgents = operation<typeof shapes.listAgents>('GET /agents')({
  name: 'listAgents',
  summary: 'The agents of an agency: my own, all of a member’s for admins, and active ones for everyone else',
  access: 'anyone',
  view: 'public',
  limit: { calls: 240, per: 'minute' },
})

export const createAgent = operation<typeof shapes.createAgent>('POST /agents')({
  name: 'createAgent',
  summary: 'Add an agent to my agency, or to a member’s as an admin',
  access: 'signed_in',
  duty: 'memberHelp',
  limit: { calls: 60, per: 'hour' },
  status: 201,
  refusals: ['not_an_agency', 'subscription_required'],
})

export const updateAgent = operation<typeof shapes.updateAgent>('PUT /agents/{id}')({
  name: 'updateAgent',
  summary: 'Change an agent, or say that they left: their listings go to another agent, or name none',
  access: 'signed_in',
  duty: 'memberHelp',
  limit: { calls: 240, per: 'hour' },
  refusals: ['not_an_agency', 'subscription_required'],
})

export const deleteAgent = operation<typeof shapes.deleteAgent>('DELETE /agents/{id}')({
  name: 'deleteAgent',
  summary: 'Delete an agent whom no listing has ever named',
  access: 'signed_in',
  duty: 'memberHelp',
  limit: { calls: 60, per: 'hour' },
  refusals: ['agent_in_use'],
})

export const lookAtAgent = operation<typeof shapes.lookAtAgent>('POST /agent-contact')({
  name: 'lookAtAgent',
  summary: 'The phone number and email of an agent; each look is counted',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  refusals: ['blocked', 'phone_looks_used_up'],
})

export const getAgentNumbers = operation<typeof shapes.getAgentNumbers>('GET /agent-numbers')({
  name: 'getAgentNumbers',
  summary:
    'What each agent’s property listings did; a listing of two agents counts for both, once in the total',
  access: 'signed_in',
  duty: 'overview',
  view: 'reports',
  limit: { calls: 120, per: 'minute' },
})

export const exportAgentNumbers = operation<typeof shapes.exportAgentNumbers>('GET /agent-numbers-csv')({
  name: 'exportAgentNumbers',
  summary: 'The same as CSV',
  access: 'signed_in',
  duty: 'memberHelp',
  limit: { calls: 30, per: 'hour' },
  answersFile: true,
})
