import {
  getEmailPreview,
  listEmailPreviews,
  listFailedEmails,
  previewEmailDraft,
  retryFailedEmail,
} from '#domains/messaging/common/emails/emails.ts'
import type { ComposeSampleEmails } from '#domains/settings/server/message-texts.service.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { readFailedEmails, retryEmail } from './failed-emails.service.ts'
import { findPreview, listPreviews } from './previews.service.ts'

export function emailsRoutes(serve: Serve, platform: Platform, samples: ComposeSampleEmails[]): void {
  const { db } = platform
  const source = { ...platform, samples }
  serve(listFailedEmails, async ({ input }) => await readFailedEmails(db, input))
  serve(retryFailedEmail, async ({ input, caller }) => {
    await retryEmail(db, caller.id, input.id)
    return { ok: true as const }
  })
  serve(listEmailPreviews, async () => ({
    items: (await listPreviews(source)).map(({ content: _content, ...item }) => item),
  }))
  serve(getEmailPreview, async ({ input }) => (await findPreview(source, input.name)) ?? refuse('not_found'))
  serve(
    previewEmailDraft,
    async ({ input: { name, ...draft } }) => (await findPreview(source, name, draft)) ?? refuse('not_found'),
  )
}
