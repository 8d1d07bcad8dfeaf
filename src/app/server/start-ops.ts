import { collectExtensions } from './all-domains.ts'
import { CannotStart } from './cannot-start.ts'
import { getErrorCode } from '#platform/common/errors.ts'
import { pingDatabase } from '#platform/server/http/health.ts'
import { databaseGauges, platformGauges, startDatabaseGauges } from '#platform/server/ops/database-gauges.ts'
import {
  addProcessGauges,
  processGauges,
  type GaugeDefinition,
  type Metrics,
} from '#platform/server/ops/metrics.ts'
import { countCaches, listReplicaGauges } from '#platform/server/ops/replica-gauges.ts'
import { startOpsServer, type Readiness } from '#platform/server/ops/ops-server.ts'
import type { Platform } from '#platform/server/platform.ts'

interface OpsParts {
  platform: Platform
  /** The platform of jobs, whose connections visitors don't take. */
  work: Platform
  metrics: Metrics
  /** Gauges of parts that this node may be without. */
  gauges?: GaugeDefinition[]
  /** Absent: a node without visitors is ready while it reaches the database. */
  readReadiness: (() => Promise<Readiness>) | undefined
}

/** Starts `/live`, `/ready` and `/metrics` on OPS_PORT. */
export async function startOps({ platform, work, metrics, gauges = [], readReadiness }: OpsParts) {
  const { config, live, pool, replica } = platform
  const { ops } = config.nodes
  if (!ops) return { stop: async () => undefined }
  addProcessGauges(metrics, {
    pools: { requests: pool, work: work.pool },
    caches: countCaches(platform),
    live,
  })
  const ofReplica = replica ? listReplicaGauges(replica) : []
  const extensions = collectExtensions()
  for (const gauge of [...gauges, ...ofReplica, ...extensions.list(processGauges).flat()])
    metrics.addGauge(gauge)
  const all = [...platformGauges, ...extensions.list(databaseGauges).flat()]
  const ofDatabase = config.process.role === 'web' ? undefined : await startDatabaseGauges(metrics, all, work)
  const readWork = async () => {
    const database = await pingDatabase(work.pool)
    return {
      isReady: database === 'ok',
      body: { status: database === 'ok' ? 'ok' : 'unavailable', checks: { database } },
    }
  }
  try {
    const server = await startOpsServer({ ...ops, metrics, readReadiness: readReadiness ?? readWork })
    return {
      async stop() {
        await server.stop()
        await ofDatabase?.stop()
      },
    }
  } catch (error) {
    await ofDatabase?.stop()
    if (getErrorCode(error) !== 'EADDRINUSE') throw error
    throw new CannotStart(`OPS_PORT ${ops.port} is taken; set it to another one.`)
  }
}
