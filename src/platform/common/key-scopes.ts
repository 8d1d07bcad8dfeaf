/** Scopes that an API key can have. */
export const key_scopes = ['listings:read', 'listings:write', 'trades:read', 'webhooks'] as const
export type KeyScope = (typeof key_scopes)[number]

/** A bearer token that begins like this is an API key, not a session's. */
export const key_prefix = 'hk_'
