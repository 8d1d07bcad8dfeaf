import {
  getBulkAct,
  planBulkAct,
  planUndo,
  runBulkAct,
  stopBulkAct,
} from '#domains/selling/common/bulk-acts.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { planAct, planWayBack } from './planning.service.ts'
import { readAct, startRun, stopRun } from './running.service.ts'

export function bulkActsRoutes(serve: Serve, { db, config }: Platform): void {
  serve(planBulkAct, ({ input, caller }) => planAct(db, config, caller.id, input))
  serve(getBulkAct, ({ input, caller }) => readAct(db, caller.id, input.id))
  serve(runBulkAct, ({ input, caller }) => startRun(db, caller.id, input.id))
  serve(stopBulkAct, ({ input, caller }) => stopRun(db, caller.id, input.id))
  serve(planUndo, ({ input, caller }) => planWayBack(db, config, caller.id, input.id))
}
