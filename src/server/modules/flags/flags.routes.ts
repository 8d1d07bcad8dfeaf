import { decideFlag, flagListing, listFlags } from '#contract/flags/flags.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { decideOne, flagOne, readFlags } from './flags.service.ts'

export function flagsRoutes(serve: Serve, { db }: Platform): void {
  serve(flagListing, ({ input, caller }) => flagOne(db, caller.id, input))
  serve(listFlags, ({ input }) => readFlags(db, input.listing))
  serve(decideFlag, ({ input, caller }) => decideOne(db, caller.id, input))
}
