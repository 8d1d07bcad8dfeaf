import { operation } from '#platform/common/operation.ts'
import type * as shapes from './transparency.shapes.ts'

export type * from './transparency.shapes.ts'

export const getTransparency = operation<typeof shapes.getTransparency>('GET /transparency')({
  name: 'getTransparency',
  summary: 'Reports, what was done, appeals and disputes by quarter, as counts without anybody’s data',
  access: 'anyone',
  limit: { calls: 120, per: 'minute' },
})
