import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isLocalRequest } from '../local-request.ts'
import { sendProblem } from '../problems.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

interface OutboxMessage {
  id: number
  at: Date
  channel: string
  to: string
  subject: string
  text: string
}

export function registerOutboxPage(
  server: FastifyInstance,
  { config, db }: Pick<Platform, 'config' | 'db'>,
): void {
  if (!config.demo.shows_outbox) return
  // The outbox opens every account, so it answers this machine only.
  const onRequest: onRequestAsyncHookHandler = async (request, reply) => {
    if (!isLocalRequest(request)) await sendProblem(request, reply, 'not_found')
  }

  server.get('/dev/outbox.json', { onRequest }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return { items: await selectMessages(db, getWanted(request).to) }
  })

  server.get('/dev/outbox', { onRequest }, async (request, reply) => {
    const { to, refreshes } = getWanted(request)
    reply.header('cache-control', 'no-store')
    reply.header('content-security-policy', policy)
    reply.type('text/html; charset=utf-8')
    return page(await selectMessages(db, to), to, refreshes)
  })
}

function getWanted(request: FastifyRequest) {
  const { to, refresh } = request.query as { to?: unknown; refresh?: unknown }
  return { to: typeof to === 'string' ? to.trim().slice(0, 254) : '', refreshes: refresh === 'yes' }
}

async function selectMessages(db: Db, to: string): Promise<OutboxMessage[]> {
  return db
    .selectFrom('sent_messages')
    .select(['id', 'at', 'channel', 'recipient as to', 'subject', 'text'])
    .$if(to !== '', (query) => query.where('recipient', '=', to))
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
}

const style = `
:root { color-scheme: light dark; --ink: light-dark(#1c2321, #e8ece9); --soft: light-dark(#5b6662, #a3aeaa);
  --paper: light-dark(#f6f7f5, #141918); --card: light-dark(#ffffff, #1d2423); --line: light-dark(#dde2df, #323b39);
  --link: light-dark(#0b5d4e, #7fd6c2); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 46rem; padding: 2rem 1rem 4rem; font: 1rem/1.6 system-ui, sans-serif;
  background: var(--paper); color: var(--ink); }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.3; }
h2 { margin: 0; font-size: 1.0625rem; overflow-wrap: anywhere; }
a { color: var(--link); }
p { margin: 0.25rem 0 1rem; color: var(--soft); }
form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: end; margin: 1rem 0; }
label { flex: 1 1 16rem; }
input, button { display: block; width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem; font: inherit;
  color: inherit; background: var(--card); border: 1px solid var(--soft); border-radius: 0.5rem; }
button { width: auto; cursor: pointer; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
ol { list-style: none; margin: 1.5rem 0 0; padding: 0; display: grid; gap: 1rem; }
li { padding: 1rem; background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem; }
li p { margin: 0 0 0.75rem; font-size: 0.875rem; overflow-wrap: anywhere; }
pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`

const styleHash = createHash('sha256').update(style).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

function page(messages: OutboxMessage[], to: string, refreshes: boolean): string {
  const query = to ? `&amp;to=${escapeHtml(encodeURIComponent(to))}` : ''
  const toggle = refreshes
    ? `<a href="?${query.replace('&amp;', '')}">Stop refreshing</a>`
    : `<a href="?refresh=yes${query}">Refresh every 5 seconds</a>`
  return `<!doctype html>
<html lang="en-NZ">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${refreshes ? '\n<meta http-equiv="refresh" content="5">' : ''}
<title>Outbox · Hoko</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p>Mails and text messages this marketplace would send, and pushes it has, newest first. ${toggle}</p>
<form method="get" action="/dev/outbox">
<label>Sent to<input name="to" value="${escapeHtml(to)}" autocomplete="off" spellcheck="false"></label>
<button>Show</button>
</form>
${messages.length > 0 ? `<ol>\n${messages.map(item).join('\n')}\n</ol>` : `<p>Nothing yet${to ? ` to ${escapeHtml(to)}` : ''}.</p>`}
</main>
</body>
</html>
`
}

const time = new Intl.DateTimeFormat('en-NZ', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Pacific/Auckland',
})
const getChannels = makeTexts((): Record<string, string> => ({
  email: t.mail(),
  sms: t.text_message(),
  push: t.push(),
}))

const item = ({ at, channel, to, subject, text }: OutboxMessage) => `<li>
<h2>${escapeHtml(subject)}</h2>
<p>${getChannels()[channel]} to ${escapeHtml(to)}, <time datetime="${at.toISOString()}">${time.format(at)}</time></p>
<pre>${withLinks(text)}</pre>
</li>`

function withLinks(text: string): string {
  const parts = text.split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/)
  return parts
    .map(escapeHtml)
    .map((part, index) => (index % 2 === 1 ? `<a href="${part}">${part}</a>` : part))
    .join('')
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
