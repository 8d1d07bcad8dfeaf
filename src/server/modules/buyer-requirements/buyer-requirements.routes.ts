import { confirmBuyerRequirement } from '#contract/buyer-requirements/buyer-requirements.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { saveConfirmation } from './buyer-requirements.service.ts'

export function buyerRequirementsRoutes(serve: Serve, { db }: Platform): void {
  serve(confirmBuyerRequirement, ({ input, caller }) => saveConfirmation(db, caller.id, input))
}
