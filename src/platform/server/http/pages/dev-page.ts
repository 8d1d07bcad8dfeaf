import { createHash } from 'node:crypto'
import type { FastifyReply, onRequestAsyncHookHandler } from 'fastify'
import { toRecord } from '#platform/common/records.ts'
import { isLocalRequest } from '../local-request.ts'
import { sendProblem } from '../problems.ts'

/** These pages give access to every account, so they answer only this machine. */
export const answerThisMachine: onRequestAsyncHookHandler = async (request, reply) => {
  if (!isLocalRequest(request)) await sendProblem(request, reply, 'not_found')
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
summary { cursor: pointer; margin: 0.75rem 0; color: var(--link); }
iframe { display: block; width: 100%; height: 34rem; border: 1px solid var(--line); border-radius: 0.5rem; }
`

const styleHash = createHash('sha256').update(style).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

interface DevPage {
  title: string
  /** HTML of the page's body. */
  body: string
  refreshes?: boolean
}

export function sendDevPage(reply: FastifyReply, { title, body, refreshes = false }: DevPage): FastifyReply {
  reply.header('cache-control', 'no-store')
  reply.header('content-security-policy', policy)
  reply.type('text/html; charset=utf-8')
  return reply.send(`<!doctype html>
<html lang="en-NZ">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${refreshes ? '\n<meta http-equiv="refresh" content="5">' : ''}
<title>${escapeHtml(title)} · Hoko</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`)
}

/** Sends it for a frame of a page here, without scripts. */
export function sendEmail(reply: FastifyReply, html: string): FastifyReply {
  reply.header('cache-control', 'no-store')
  reply.header(
    'content-security-policy',
    "sandbox allow-popups; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'",
  )
  return reply.type('text/html; charset=utf-8').send(html)
}

export const readTheme = (query: unknown) =>
  toRecord(query).look === 'dark' ? ('dark' as const) : ('light' as const)

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
