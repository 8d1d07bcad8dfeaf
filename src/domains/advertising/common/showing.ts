import { operation } from '#platform/common/operation.ts'
import type * as shapes from './showing.shapes.ts'

export type * from './showing.shapes.ts'

export const nextAdvertisements = operation<typeof shapes.nextAdvertisements>('GET /advertisements/next')({
  name: 'nextAdvertisements',
  summary: 'The advertisements whose turn it is, no two the same; fewer where there are no more to show',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
})

export const maxTickets = 20

export const countAdvertisements = operation<typeof shapes.countAdvertisements>('POST /advertisement-counts')(
  {
    name: 'countAdvertisements',
    summary:
      'Count advertisements that were seen or pressed: each once for a viewer and page. Tickets that don’t count any more are ignored',
    access: 'anyone',
    limit: { calls: 120, per: 'minute' },
  },
)
