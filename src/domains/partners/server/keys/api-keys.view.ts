import type { ApiKey } from '#domains/partners/common/api-keys.ts'
import type { KeyScope } from '#platform/common/key-scopes.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import type { KeyRow } from './api-keys.queries.ts'

export const keyView = ({ id, name, hint, scopes, ...row }: KeyRow): ApiKey => ({
  id,
  name,
  hint,
  scopes: fromColumn<KeyScope[]>(scopes),
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at && row.expires_at.toISOString(),
  last_used_at: row.last_used_at && row.last_used_at.toISOString(),
})
