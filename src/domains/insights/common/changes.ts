import { operation } from '#platform/common/operation.ts'
import type * as shapes from './changes.shapes.ts'

export type * from './changes.shapes.ts'

export const listChanges = operation<typeof shapes.listChanges>('GET /admin-changes')({
  name: 'listChanges',
  summary: 'What changed most against another period, and where',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 120, per: 'minute' },
})
