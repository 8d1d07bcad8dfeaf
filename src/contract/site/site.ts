import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'

export const getSite = operation({
  name: 'getSite',
  summary:
    'What kind of installation this is: whether it shows an outbox, and who may be signed in as in the demo',
  method: 'GET',
  path: '/site',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  reply: z.strictObject({
    shows_outbox: z.boolean(),
    codes_go_by: z.nullable(z.enum(['sms', 'email'])),
    /** The URL has {z}, {x} and {y}; null if maps show only our own outline. */
    map_tiles: z.nullable(z.strictObject({ url: z.string(), attribution: z.string() })),
    demo_accounts: z.array(
      z.strictObject({
        type: z.enum(['user', 'admin']),
        name: z.string(),
        email: z.string(),
        password: z.string(),
      }),
    ),
  }),
  refusals: [],
})
