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
    /** Whether /dev/outbox exists: mail and SMS that would have been sent can be read there. */
    shows_outbox: z.boolean(),
    /** Where the code of a registration goes; null where nothing can carry one. */
    codes_go_by: z.nullable(z.enum(['sms', 'email'])),
    /** Where maps take their tiles from, with {z}, {x} and {y}; null where they show our own outline alone. */
    map_tiles: z.nullable(z.strictObject({ url: z.string(), attribution: z.string() })),
    /** Empty outside the demo. */
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
