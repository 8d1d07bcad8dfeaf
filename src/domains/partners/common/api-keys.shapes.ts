import * as z from 'zod/mini'
import { keyScopes } from '#platform/common/key-scopes.ts'
import { byId, done, id, instant, line } from '#platform/common/shapes.ts'
import * as t from '#domains/partners/texts.ts'

export const keyScope = z.enum(keyScopes)

export const apiKey = z.strictObject({
  id,
  name: z.string(),
  /** Its first characters, which let its owner recognise it. */
  hint: z.string(),
  scopes: z.array(keyScope),
  created_at: instant,
  /** Null: it works until it's revoked. */
  expires_at: z.nullable(instant),
  /** Accurate to five minutes. */
  last_used_at: z.nullable(instant),
})
export type ApiKey = z.output<typeof apiKey>

export const listApiKeys = {
  reply: z.strictObject({ items: z.array(apiKey) }),
}

export const createApiKey = {
  body: z.strictObject({
    name: line(t.the_name, 60),
    scopes: z
      .array(keyScope, { error: t.choose_what_the_key_may_do })
      .check(z.minLength(1, { error: t.choose_what_the_key_may_do }), z.maxLength(keyScopes.length)),
    /** Null: it never expires. */
    days: z.nullable(z.int().check(z.minimum(1), z.maximum(366, { error: t.at_most_366_days }))),
  }),
  reply: z.strictObject({ ...apiKey.shape, key: z.string() }),
}
export type NewApiKey = z.output<typeof createApiKey.reply>

export const revokeApiKey = {
  params: byId,
  reply: done,
}

const parameter = z.strictObject({
  name: z.string(),
  where: z.enum(['path', 'query', 'body', 'file']),
  is_required: z.boolean(),
  /** 'integer', 'string', 'one of: a, b', 'list of integer'. */
  type: z.string(),
})

export const partnerOperation = z.strictObject({
  name: z.string(),
  summary: z.string(),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: z.string(),
  key_scope: keyScope,
  calls: z.int(),
  per: z.enum(['second', 'minute', 'hour']),
  parameters: z.array(parameter),
})
export type PartnerOperation = z.output<typeof partnerOperation>

export const getPartnerApi = {
  reply: z.strictObject({ operations: z.array(partnerOperation) }),
}
