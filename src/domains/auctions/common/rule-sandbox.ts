import { operation } from '#platform/common/operation.ts'
import type * as shapes from './rule-sandbox.shapes.ts'

export type * from './rule-sandbox.shapes.ts'

export const sandboxDays = 30
/** If there are more, the newest are tried. */
export const maxSandboxAuctions = 2_000

export const tryRules = operation<typeof shapes.tryRules>('POST /rule-sandbox')({
  name: 'tryRules',
  summary: 'What the last 30 days would have looked like by another extension or other limits',
  access: 'admin',
  duty: 'fullAdmins',
  limit: { calls: 10, per: 'minute' },
})
