import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'

export function registerSecurityHeaders(server: FastifyInstance, publicUrl: string) {
  const isSecure = publicUrl.startsWith('https:')
  // Callbacks, since every answer runs this hook and a promise would cost more than the headers.
  server.addHook('onSend', (_req, reply, _payload, done) => {
    reply.header('x-content-type-options', 'nosniff')
    if (!reply.hasHeader('referrer-policy'))
      reply.header('referrer-policy', 'strict-origin-when-cross-origin')
    reply.header('permissions-policy', 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()')
    reply.header('cross-origin-opener-policy', 'same-origin')
    if (!reply.hasHeader('cross-origin-resource-policy'))
      reply.header('cross-origin-resource-policy', 'same-origin')
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', bareHeaders['content-security-policy'])
    }
    setFrameHeaders(reply)
    if (isSecure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    done()
  })
}

/** For browsers without frame-ancestors; elsewhere the policy decides. */
function setFrameHeaders(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'))
  if (policy.includes(framedByAll)) {
    reply.header('cross-origin-resource-policy', 'cross-origin')
    return
  }
  reply.header('x-frame-options', policy.includes("frame-ancestors 'self'") ? 'SAMEORIGIN' : 'DENY')
}

const framedByAll = 'frame-ancestors *'

/** Headers of answers sent before any hook. */
export const bareHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
}

export interface PolicyOptions {
  allowsDevServer: boolean
  imageOrigins: string[]
  canBeFramed?: boolean
}

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/**
 * The renderer's scripts have a random mark, which tells them from scripts in people's texts. The
 * mark is removed, because the page is cached and sent to many.
 */
export function takeMarkedScripts(marked: string, mark: string): { html: string; scripts: string[] } {
  const attribute = ` nonce="${mark}"`
  const scripts = [...marked.matchAll(inlineScript)].flatMap(([, attributes, code = '']) =>
    attributes?.includes(attribute) ? [code] : [],
  )
  return { html: marked.replaceAll(attribute, ''), scripts }
}

export const everyScript = (html: string): string[] =>
  [...html.matchAll(inlineScript)].map(([, , code = '']) => code)

export function pagePolicy(scripts: string[], options: PolicyOptions): string {
  const hashes = scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  const devServer = options.allowsDevServer ? ' ws: wss:' : ''
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    // The development server adds style elements; otherwise only style attributes exist.
    options.allowsDevServer ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...options.imageOrigins].join(' '),
    "font-src 'self'",
    `connect-src 'self'${devServer}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    options.canBeFramed ? framedByAll : "frame-ancestors 'none'",
  ].join('; ')
}
