import { statfs } from 'node:fs/promises'
import { getSystem } from '#domains/staff/common/system/system.ts'
import { selectNodes, selectSizes } from '#platform/server/ops/sizes.queries.ts'
import { ownRelease } from '#platform/server/database/migrate.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Retention } from '#platform/server/jobs/retention.ts'
import type { Platform } from '#platform/server/platform.ts'

const mostTables = 10

export function systemRoutes(serve: Serve, { db, config }: Platform, retention: readonly Retention[]): void {
  serve(getSystem, async () => {
    const [sizes, { workers, web_beat_at: beatAt }, disk] = await Promise.all([
      selectSizes(db, { most: mostTables }),
      selectNodes(db),
      statfs(config.storage.dataDir),
    ])
    return {
      release: ownRelease,
      node: config.nodes.name,
      disk: { free_bytes: disk.bavail * disk.bsize, total_bytes: disk.blocks * disk.bsize },
      database: sizes,
      web_beat_at: beatAt?.toISOString() ?? null,
      workers: workers.map(({ worker_id: id, beat_at: at }) => ({ id, beat_at: at.toISOString() })),
      retention: [...retention],
    }
  })
}
