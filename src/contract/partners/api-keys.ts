import * as z from 'zod/mini'
import { key_scopes } from '../core/key-scopes.ts'
import { operation } from '../core/operation.ts'
import { by_id, done, id, instant, line } from '../core/shapes.ts'
import * as t from './texts.ts'

export const max_api_keys = 10

export const key_scope = z.enum(key_scopes)

export const api_key = z.strictObject({
  id,
  name: z.string(),
  /** Its first characters, by which its owner tells it apart. */
  hint: z.string(),
  scopes: z.array(key_scope),
  created_at: instant,
  /** Null: it works until it's revoked. */
  expires_at: z.nullable(instant),
  /** To five minutes. */
  last_used_at: z.nullable(instant),
})
export type ApiKey = z.output<typeof api_key>

export const listApiKeys = operation({
  name: 'listApiKeys',
  summary: 'My API keys that still work or have expired, the newest first',
  method: 'GET',
  path: '/api-key',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
  reply: z.strictObject({ items: z.array(api_key) }),
  refusals: [],
})

export const createApiKey = operation({
  name: 'createApiKey',
  summary: 'Make an API key; the key itself is in this answer and nowhere else',
  method: 'POST',
  path: '/api-key',
  access: 'user',
  limit: { calls: 20, per: 'hour' },
  body: z.strictObject({
    name: line(t.the_name, 60),
    scopes: z
      .array(key_scope, { error: t.choose_what_the_key_may_do })
      .check(z.minLength(1, { error: t.choose_what_the_key_may_do }), z.maxLength(key_scopes.length)),
    /** Null: no end. */
    days: z.nullable(z.int().check(z.minimum(1), z.maximum(366, { error: t.at_most_366_days }))),
  }),
  status: 201,
  reply: z.strictObject({ ...api_key.shape, key: z.string() }),
  refusals: ['password_needed', 'api_keys_full'],
})
export type NewApiKey = z.output<typeof createApiKey.reply>

export const revokeApiKey = operation({
  name: 'revokeApiKey',
  summary: 'End one of my API keys at once',
  method: 'DELETE',
  path: '/api-key/{id}',
  access: 'user',
  limit: { calls: 60, per: 'minute' },
  params: by_id,
  reply: done,
  refusals: ['password_needed'],
})
