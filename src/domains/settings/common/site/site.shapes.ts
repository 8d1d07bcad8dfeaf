import * as z from 'zod/mini'

/** A demo account that visitors can try Hoko as. */
export type DemoAccount = z.infer<typeof demoAccount>
const demoAccount = z.strictObject({
  type: z.enum(['user', 'admin']),
  name: z.string(),
  email: z.string(),
  password: z.string(),
})

export const getSite = {
  reply: z.strictObject({
    shows_outbox: z.boolean(),
    codes_go_by: z.nullable(z.enum(['sms', 'email'])),
    /** The URL has {z}, {x} and {y}; null if maps show only our own outline. */
    map_tiles: z.nullable(z.strictObject({ url: z.string(), attribution: z.string() })),
    demo_accounts: z.array(demoAccount),
  }),
}
