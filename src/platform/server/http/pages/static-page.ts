import type { FastifyReply } from 'fastify'
import type { NotRendered } from './not-rendered.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#platform/texts.ts'

const policy =
  "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const getWords = makeTexts(() => ({
  429: {
    title: t.thats_a_lot_of_pages_at_once(),
    text: t.wait_a_minute_then_try_again(),
  },
  503: {
    title: t.were_very_busy_right_now(),
    text: t.your_bids_and_everything_youve_saved(),
  },
}))

const getPage = ({ title, text }: { title: string; text: string }) =>
  `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title} · Hoko</title></head><body style="font:17px/1.5 system-ui,sans-serif;max-width:32rem;margin:0 auto;padding:18vh 1.25rem 2rem"><p style="font-weight:800;font-size:1.5rem;letter-spacing:-.03em;margin:0 0 2rem">hoko</p><h1 style="font-size:1.375rem;line-height:1.25;margin:0 0 .5rem">${title}</h1><p style="margin:0 0 1.75rem">${text}</p><p style="margin:0"><a href="" style="color:inherit;font-weight:600">Try again</a></p></body></html>`

const getPages = makeTexts(() => ({
  429: Buffer.from(getPage(getWords()[429])),
  503: Buffer.from(getPage(getWords()[503])),
}))

export function sendStaticPage(
  reply: FastifyReply,
  { status, retry_after_s: retryAfterSeconds }: NotRendered,
) {
  return reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'retry-after': retryAfterSeconds,
    })
    .type('text/html; charset=utf-8')
    .send(getPages()[status])
}
