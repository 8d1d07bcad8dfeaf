import type { FastifyInstance } from 'fastify'
import type { ComposeSampleEmails } from '#domains/settings/server/message-texts.service.ts'
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
import { findPreview, listPreviews } from './previews.service.ts'

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
