import { operation } from '../core/operation.ts'
import type * as shapes from './changes.shapes.ts'

export type * from './changes.shapes.ts'

export const listChanges = operation<typeof shapes.listChanges>()({
  name: 'listChanges',
  summary: 'What changed most against another period, where, and what moved with it',
  method: 'GET',
  path: '/admin-changes',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
})
