/** Scopes that an API key can have. */
export const keyScopes = [
  'listings:read',
  'listings:write',
  'offers:read',
  'offers:write',
  'questions:read',
  'questions:write',
  'chat:read',
  'chat:write',
  'trades:read',
  'webhooks',
] as const
export type KeyScope = (typeof keyScopes)[number]

/** A bearer token that begins like this is an API key, not a session's. */
export const keyPrefix = 'hk_'
