import { operation } from '#platform/common/operation.ts'
import type * as shapes from './agent-numbers.shapes.ts'

export type * from './agent-numbers.shapes.ts'

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
