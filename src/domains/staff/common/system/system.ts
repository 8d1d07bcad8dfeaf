import { operation } from '#platform/common/operation.ts'
import type * as shapes from './system.shapes.ts'

export type * from './system.shapes.ts'

export const getSystem = operation<typeof shapes.getSystem>('GET /system')({
  name: 'getSystem',
  summary: 'Release, database, sizes, free disk, nodes, and what is deleted after how long',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 60, per: 'minute' },
})
