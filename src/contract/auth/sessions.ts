import { operation } from '../core/operation.ts'
import type * as shapes from './sessions.shapes.ts'

export type * from './sessions.shapes.ts'

export const listSessions = operation<typeof shapes.listSessions>()({
  name: 'listSessions',
  summary: 'Where I am signed in',
  method: 'GET',
  path: '/session',
  access: 'signed_in',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
})

export const endSession = operation<typeof shapes.endSession>()({
  name: 'endSession',
  summary: 'End one of my sessions at once',
  method: 'DELETE',
  path: '/session/{id}',
  access: 'signed_in',
  limit: { calls: 60, per: 'minute' },
  refusals: ['password_needed'],
})

export const endOtherSessions = operation<typeof shapes.endOtherSessions>()({
  name: 'endOtherSessions',
  summary: 'End all my sessions but this one',
  method: 'DELETE',
  path: '/session',
  access: 'signed_in',
  limit: { calls: 60, per: 'minute' },
  refusals: ['password_needed'],
})
