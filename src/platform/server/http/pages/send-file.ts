import type { FastifyReply } from 'fastify'
import type { AnsweredFile } from '../call.ts'

/** Browsers can't guess another type, and nothing in it can run. */
export function sendFile(
  reply: FastifyReply,
  { name, content_type: contentType, content, is_shown: isShown = false }: AnsweredFile,
): FastifyReply {
  const ascii = name.replace(/[^\w.-]+/g, '-')
  const disposition = isShown ? 'inline' : 'attachment'
  if (!isShown) reply.header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
  return reply
    .headers({
      'content-type': contentType,
      'content-disposition': `${disposition}; filename="${ascii}"; filename*=UTF-8''${encodeName(name)}`,
      'cache-control': 'private, no-store',
    })
    .send(content)
}

/** Encodes the name by RFC 8187. */
const encodeName = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
