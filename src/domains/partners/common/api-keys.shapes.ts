import * as z from 'zod/mini'
import { key_scopes } from '#platform/common/key-scopes.ts'
import { by_id, done, id, instant, line } from '#platform/common/shapes.ts'
import * as t from '#domains/partners/texts.ts'

export const key_scope = z.enum(key_scopes)

export const api_key = z.strictObject({
  id,
  name: z.string(),
  /** Its first characters, which let its owner recognise it. */
  hint: z.string(),
  scopes: z.array(key_scope),
  created_at: instant,
  /** Null: it works until it's revoked. */
  expires_at: z.nullable(instant),
  /** Accurate to five minutes. */
  last_used_at: z.nullable(instant),
})
export type ApiKey = z.output<typeof api_key>

export const listApiKeys = {
  reply: z.strictObject({ items: z.array(api_key) }),
}

export const createApiKey = {
  body: z.strictObject({
    name: line(t.the_name, 60),
    scopes: z
      .array(key_scope, { error: t.choose_what_the_key_may_do })
      .check(z.minLength(1, { error: t.choose_what_the_key_may_do }), z.maxLength(key_scopes.length)),
    /** Null: it never expires. */
    days: z.nullable(z.int().check(z.minimum(1), z.maximum(366, { error: t.at_most_366_days }))),
  }),
  reply: z.strictObject({ ...api_key.shape, key: z.string() }),
}
export type NewApiKey = z.output<typeof createApiKey.reply>

export const revokeApiKey = {
  params: by_id,
  reply: done,
}
