import type { FastifyInstance } from 'fastify'
import {
  getEmailPreview,
  listEmailPreviews,
  listFailedEmails,
  previewEmailDraft,
  retryFailedEmail,
} from '#domains/messaging/common/emails/emails.ts'
import type { ComposeSampleEmails } from '#domains/settings/server/message-texts.service.ts'
import type { Serve } from '#platform/server/http/call.ts'
import {
  answerThisMachine,
  escapeHtml,
  readTheme,
  sendDevPage,
  sendEmail,
} from '#platform/server/http/pages/dev-page.ts'
import { sendProblem } from '#platform/server/http/problems.ts'
import { composeTextPart } from '#platform/server/mail/email-html.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { readFailedEmails, retryEmail, findPreview, listPreviews } from './emails.service.ts'

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

/**
 * Registered only where the outbox is shown: the same previews as in the back office, without
 * signing in.
 */
export function registerDevEmails(
  server: FastifyInstance,
  platform: Pick<Platform, 'config' | 'db'>,
  samples: ComposeSampleEmails[],
): void {
  if (!platform.config.demo.showsOutbox) return
  const source = { ...platform, samples }
  const onRequest = answerThisMachine

  server.get('/dev/emails', { onRequest }, async (request, reply) => {
    const theme = readTheme(request.query)
    const other = theme === 'dark' ? '<a href="?">Light</a>' : '<a href="?look=dark">Dark</a>'
    const items = (await listPreviews(source)).map(
      ({ name, subject, content }) => `<li>
<h2>${escapeHtml(subject)}</h2>
<p>${escapeHtml(name)} · <a href="/dev/emails/${name}?look=${theme}">On its own</a></p>
<pre>${escapeHtml(composeTextPart(content, platform.config.http.publicUrl))}</pre>
<details>
<summary>As it looks</summary>
<iframe sandbox loading="lazy" src="/dev/emails/${name}?look=${theme}" title="${escapeHtml(subject)}"></iframe>
</details>
</li>`,
    )
    const body = `<p>Every kind of email, with made-up values. ${other} · <a href="/dev/outbox">Outbox</a></p>\n<ol>\n${items.join('\n')}\n</ol>`
    return sendDevPage(reply, { title: 'Emails', body })
  })

  server.get<{ Params: { name: string } }>('/dev/emails/:name', { onRequest }, async (request, reply) => {
    const found = await findPreview(source, request.params.name)
    if (!found) return await sendProblem(request, reply, 'not_found')
    return sendEmail(reply, found.html[readTheme(request.query)])
  })
}
