import { confirmBuyerRequirement } from '#domains/accounts/common/buyer-requirements/buyer-requirements.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { saveConfirmation } from './buyer-requirements.service.ts'

export function buyerRequirementsRoutes(serve: Serve, { db }: Platform): void {
  serve(confirmBuyerRequirement, ({ input, caller }) => saveConfirmation(db, caller.id, input))
}
