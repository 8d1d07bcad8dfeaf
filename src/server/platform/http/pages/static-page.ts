import type { FastifyReply } from 'fastify'
import type { NotRendered } from './page-gate.ts'

const policy =
  "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const words = {
  429: {
    title: 'That’s a lot of pages at once',
    text: 'Wait a minute, then try again.',
  },
  503: {
    title: 'We’re very busy right now',
    text: 'Your bids and everything you’ve saved are safe. Try again in a few seconds.',
  },
}

/** Made once, of nothing but itself: it costs no more than any short answer. */
const getPage = ({ title, text }: { title: string; text: string }) =>
  `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title} · Hoko</title></head><body style="font:17px/1.5 system-ui,sans-serif;max-width:32rem;margin:0 auto;padding:18vh 1.25rem 2rem"><p style="font-weight:800;font-size:1.5rem;letter-spacing:-.03em;margin:0 0 2rem">hoko</p><h1 style="font-size:1.375rem;line-height:1.25;margin:0 0 .5rem">${title}</h1><p style="margin:0 0 1.75rem">${text}</p><p style="margin:0"><a href="" style="color:inherit;font-weight:600">Try again</a></p></body></html>`

const pages = { 429: Buffer.from(getPage(words[429])), 503: Buffer.from(getPage(words[503])) }

/** In place of a page that was not rendered. */
export function sendStaticPage(reply: FastifyReply, { status, retry_after_s }: NotRendered) {
  return reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'retry-after': retry_after_s,
    })
    .type('text/html; charset=utf-8')
    .send(pages[status])
}
