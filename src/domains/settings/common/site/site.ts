import { operation } from '#platform/common/operation.ts'
import type * as shapes from './site.shapes.ts'

export type { DemoAccount } from './site.shapes.ts'

export const getSite = operation<typeof shapes.getSite>('GET /site')({
  name: 'getSite',
  summary:
    'What kind of installation this is: whether it shows an outbox, and who may be signed in as in the demo',
  access: 'anyone',
  view: 'public',
  limit: { calls: 240, per: 'minute' },
})
