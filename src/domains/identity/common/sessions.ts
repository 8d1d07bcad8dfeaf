import { operation } from '#platform/common/operation.ts'
import type * as shapes from './sessions.shapes.ts'

export type * from './sessions.shapes.ts'

export const listSessions = operation<typeof shapes.listSessions>('GET /session')({
  name: 'listSessions',
  summary: 'Where I am signed in',
  access: 'signed_in',
  duty: 'ownAccount',
  view: 'sessions',
  limit: { calls: 120, per: 'minute' },
})

export const endSession = operation<typeof shapes.endSession>('DELETE /session/{id}')({
  name: 'endSession',
  summary: 'End one of my sessions at once',
  access: 'signed_in',
  duty: 'ownAccount',
  limit: { calls: 60, per: 'minute' },
  refusals: ['password_needed'],
})

export const endOtherSessions = operation<typeof shapes.endOtherSessions>('DELETE /session')({
  name: 'endOtherSessions',
  summary: 'End all my sessions but this one',
  access: 'signed_in',
  duty: 'ownAccount',
  limit: { calls: 60, per: 'minute' },
  refusals: ['password_needed'],
})
