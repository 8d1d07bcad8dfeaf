import { operation } from '#platform/common/operation.ts'
import type * as shapes from './api-keys.shapes.ts'

export type * from './api-keys.shapes.ts'

export const maxApiKeys = 10

export const listApiKeys = operation<typeof shapes.listApiKeys>('GET /api-key')({
  name: 'listApiKeys',
  summary: 'My API keys that still work or have expired, the newest first',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
})

export const createApiKey = operation<typeof shapes.createApiKey>('POST /api-key')({
  name: 'createApiKey',
  summary: 'Make an API key; the key itself is in this answer and nowhere else',
  access: 'user',
  limit: { calls: 20, per: 'hour' },
  status: 201,
  refusals: ['password_needed', 'api_keys_full'],
})

export const revokeApiKey = operation<typeof shapes.revokeApiKey>('DELETE /api-key/{id}')({
  name: 'revokeApiKey',
  summary: 'End one of my API keys at once',
  access: 'user',
  limit: { calls: 60, per: 'minute' },
  refusals: ['password_needed'],
})

export const getPartnerApi = operation<typeof shapes.getPartnerApi>('GET /partner-api')({
  name: 'getPartnerApi',
  summary: 'The calls that API keys may make, as this contract declares them',
  access: 'anyone',
  view: 'public',
  limit: { calls: 60, per: 'minute' },
  cacheSeconds: 300,
})
