import { confirmGate } from '#contract/gates/gates.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { confirm } from './gates.service.ts'

export function gatesRoutes(serve: Serve, { db }: Platform): void {
  serve(confirmGate, ({ input, caller }) => confirm(db, caller.id, input))
}
