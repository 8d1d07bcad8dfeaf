import {
  listDeliveryTemplates,
  removeDeliveryTemplate,
  renameDeliveryTemplate,
  saveDeliveryTemplate,
} from '#domains/delivery/common/delivery-templates.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { readTemplates, removeTemplate, renameTemplate, saveTemplate } from './templates.service.ts'

export function templatesRoutes(serve: Serve, { db }: Platform): void {
  serve(listDeliveryTemplates, async ({ caller }) => ({ items: await readTemplates(db, caller.id) }))
  serve(saveDeliveryTemplate, async ({ input, caller }) => await saveTemplate(db, caller.id, input))
  serve(renameDeliveryTemplate, async ({ input, caller }) => await renameTemplate(db, caller.id, input))
  serve(removeDeliveryTemplate, async ({ input, caller }) => {
    await removeTemplate(db, caller.id, input.id)
    return { ok: true as const }
  })
}
