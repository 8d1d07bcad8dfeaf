import { operation } from '#platform/common/operation.ts'
import type * as shapes from './permissions.shapes.ts'

export type * from './permissions.shapes.ts'

export const checkPermission = operation<typeof shapes.checkPermission>('GET /check-permission')({
  name: 'checkPermission',
  summary: 'Whether the caller’s plan allows something, and how much of it is used',
  access: 'user',
  view: 'account',
  limit: { calls: 240, per: 'minute' },
})
