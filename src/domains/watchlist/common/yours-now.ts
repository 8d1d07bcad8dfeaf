import { operation } from '#platform/common/operation.ts'
import type * as shapes from './yours-now.shapes.ts'

export type * from './yours-now.shapes.ts'

export const listYoursNow = operation<typeof shapes.listYoursNow>('GET /yours-now')({
  name: 'listYoursNow',
  summary: 'The ten most urgent of mine: outbid, then closing within a day, then to pay, then to send',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
})
