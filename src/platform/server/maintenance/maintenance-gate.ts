import type { FastifyInstance } from 'fastify'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { mayRunInMaintenance } from '#platform/common/maintenance.ts'
import type { AnyOperation } from '#platform/common/operation.ts'
import type { Db } from '../database/db.ts'
import type { Caller } from '../http/call.ts'
import { sendProblem } from '../http/problems.ts'
import { Refusal } from '../refusal.ts'
import { type MaintenancePeriod, selectMaintenance } from './maintenance.queries.ts'
import * as t from '#platform/texts.ts'

/** A node's writes stop within this time, and reads cost nothing. */
const maxKnownMs = 1_000

/** Without a planned end. */
const usualRetrySeconds = 60

export interface MaintenanceGate {
  /** Refuses what may not run while Hoko is read-only. */
  admit(op: AnyOperation, caller: Caller | null): Promise<void>
  /** The refusal of a write now; null outside maintenance. */
  findRefusal(): Promise<Refusal | null>
}

export function createMaintenanceGate(db: Db): MaintenanceGate {
  let readAt = Number.NEGATIVE_INFINITY
  let period: Promise<MaintenancePeriod | undefined> = Promise.resolve(undefined)

  async function findRefusal() {
    const now = performance.now()
    if (now - readAt >= maxKnownMs) {
      readAt = now
      period = selectMaintenance(db)
      // After an error the next call reads again.
      period.catch(() => (readAt = Number.NEGATIVE_INFINITY))
    }
    const running = await period
    return running ? composeRefusal(running) : null
  }

  return {
    findRefusal,
    async admit(op, caller) {
      if (mayRunInMaintenance(op, caller)) return
      const refusal = await findRefusal()
      if (refusal) throw refusal
    },
  }
}

function composeRefusal({ ends_at: endsAt, seconds_left: secondsLeft }: MaintenancePeriod): Refusal {
  if (endsAt === null || secondsLeft === null)
    return new Refusal('maintenance', { retry_after_s: usualRetrySeconds })
  return new Refusal('maintenance', {
    message: t.were_doing_maintenance_until({ until: formatShortInstant(endsAt) }),
    retry_after_s: Math.max(1, Math.ceil(secondsLeft)),
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route beside the API that writes nothing, whatever its method. */
    writesNothing?: true
  }
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Routes beside the API, such as the links in emails and what payment providers call. */
export function refuseOtherWrites(server: FastifyInstance, gate: MaintenanceGate): void {
  server.addHook('onRequest', async (req, reply) => {
    const { operation, writesNothing } = req.routeOptions.config
    if (reads.has(req.method) || operation !== undefined || writesNothing || req.is404) return undefined
    const refusal = await gate.findRefusal()
    return refusal ? sendProblem(req, reply, refusal.key, refusal.details) : undefined
  })
}
