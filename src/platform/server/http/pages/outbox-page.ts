import type { FastifyInstance, FastifyRequest } from 'fastify'
import { toRecord } from '#platform/common/records.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Platform } from '#platform/server/platform.ts'
import { renderEmail, type Theme } from '../../mail/email-html.ts'
import { sendProblem } from '../problems.ts'
import { answerThisMachine, escapeHtml, readTheme, sendDevPage, sendEmail } from './dev-page.ts'
import { completePaths } from '../../mail/email-blocks.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { getDateFormat } from '#platform/common/texts/intl.ts'
import * as t from '#platform/texts.ts'

interface OutboxMessage {
  id: number
  at: Date
  channel: string
  to: string
  subject: string
  text: string
  attachment_kind: string | null
  attachment_id: number | null
}

export function registerOutboxPage(
  server: FastifyInstance,
  { config, db }: Pick<Platform, 'config' | 'db'>,
): void {
  if (!config.demo.showsOutbox) return
  const onRequest = answerThisMachine
  const readMessages = async (to: string) =>
    (await selectMessages(db, to)).map((message) => ({
      ...message,
      text: completePaths(message.text, config.http.publicUrl),
    }))

  server.get('/dev/outbox.json', { onRequest }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return { items: await readMessages(getWanted(request).to) }
  })

  server.get('/dev/outbox', { onRequest }, async (request, reply) => {
    const wanted = getWanted(request)
    const body = describe(await readMessages(wanted.to), wanted)
    return sendDevPage(reply, { title: 'Outbox', body, refreshes: wanted.refreshes })
  })

  server.get<{ Params: { id: string } }>('/dev/outbox/:id', { onRequest }, async (request, reply) => {
    const email = await findEmail(db, request.params.id)
    if (!email) return await sendProblem(request, reply, 'not_found')
    return sendEmail(reply, renderEmail(email, config.http.publicUrl, readTheme(request.query)))
  })
}

async function findEmail(db: Db, id: string) {
  if (!/^[1-9]\d{0,14}$/.test(id)) return undefined
  return await db
    .selectFrom('sent_messages')
    .select(['subject', 'text', 'button_label', 'one_click_url', 'support_line'])
    .where('id', '=', Number(id))
    .where('channel', '=', 'email')
    .executeTakeFirst()
}

function getWanted({ query }: FastifyRequest): OutboxQuery {
  const { to, refresh } = toRecord(query)
  return {
    to: typeof to === 'string' ? to.trim().slice(0, 254) : '',
    refreshes: refresh === 'yes',
    theme: readTheme(query),
  }
}

async function selectMessages(db: Db, to: string): Promise<OutboxMessage[]> {
  return db
    .selectFrom('sent_messages')
    .select(['id', 'at', 'channel', 'recipient as to', 'subject', 'text'])
    .select(['attachment_kind', 'attachment_id'])
    .$if(to !== '', (query) => query.where('recipient', '=', to))
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
}

interface OutboxQuery {
  to: string
  refreshes: boolean
  theme: Theme
}

function describe(messages: OutboxMessage[], wanted: OutboxQuery): string {
  const { to, refreshes, theme } = wanted
  const toggle = refreshes
    ? link({ ...wanted, refreshes: false }, t.stop_refreshing())
    : link({ ...wanted, refreshes: true }, t.refresh_every_5_seconds())
  const other =
    theme === 'dark'
      ? link({ ...wanted, theme: 'light' }, t.emails_in_light())
      : link({ ...wanted, theme: 'dark' }, t.emails_in_dark())
  return `<p>Emails and text messages this marketplace would send, and pushes it has, newest first. ${toggle} · ${other} · <a href="/dev/emails">Every kind of email</a></p>
<form method="get" action="/dev/outbox">
<label>Sent to<input name="to" value="${escapeHtml(to)}" autocomplete="off" spellcheck="false"></label>
<button>Show</button>
</form>
${messages.length > 0 ? `<ol>\n${messages.map((message) => item(message, theme)).join('\n')}\n</ol>` : `<p>Nothing yet${to ? ` to ${escapeHtml(to)}` : ''}.</p>`}`
}

function link({ to, refreshes, theme }: OutboxQuery, label: string): string {
  const query = new URLSearchParams({
    ...(refreshes && { refresh: 'yes' }),
    ...(theme === 'dark' && { look: theme }),
    ...(to && { to }),
  })
  return `<a href="?${escapeHtml(query.toString())}">${label}</a>`
}

const getChannels = makeTexts((): Record<string, string> => ({
  email: t.mail(),
  sms: t.text_message(),
  push: t.push(),
}))

const item = ({ id, at, channel, to, subject, text, ...message }: OutboxMessage, theme: Theme) => `<li>
<h2>${escapeHtml(subject)}</h2>
<p>${getChannels()[channel]} to ${escapeHtml(to)}, <time datetime="${at.toISOString()}">${getDateFormat({ dateStyle: 'medium', timeStyle: 'medium' }).format(at)}</time></p>
<pre>${withLinks(text)}</pre>${describeAttachment(message)}${channel === 'email' ? `\n${renderFrame(`/dev/outbox/${id}?look=${theme}`, subject)}` : ''}
</li>`

const describeAttachment = ({
  attachment_kind: kind,
  attachment_id: id,
}: Pick<OutboxMessage, 'attachment_kind' | 'attachment_id'>) =>
  kind === null || id === null ? '' : `\n<p>${escapeHtml(t.attached({ kind, id }))}</p>`

/** The frame loads only once it's opened. */
const renderFrame = (address: string, subject: string) => `<details>
<summary>As it looks</summary>
<iframe sandbox loading="lazy" src="${address}" title="${escapeHtml(subject)}"></iframe>
</details>`

function withLinks(text: string): string {
  const parts = text.split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/)
  return parts
    .map(escapeHtml)
    .map((part, index) => (index % 2 === 1 ? `<a href="${part}">${part}</a>` : part))
    .join('')
}
