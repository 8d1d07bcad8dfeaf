import type { Config } from '#platform/server/config.ts'
import type { Connection } from '#platform/server/database/db.ts'
import { must } from '#platform/common/must.ts'

interface Connections {
  connection: Connection
  /** Past a pooler in transaction mode. */
  direct: Connection
}

/** @param embedded of the PostgreSQL in DATA_DIR, which is there without DATABASE_URL */
export function chooseConnections(
  { storage: { databaseUrl }, nodes: { directUrl } }: Pick<Config, 'storage' | 'nodes'>,
  embedded: Connection | null | undefined,
): Connections {
  const connection =
    databaseUrl === null ? must(embedded, 'embedded PostgreSQL') : { connectionString: databaseUrl }
  return { connection, direct: directUrl === null ? connection : { connectionString: directUrl } }
}
