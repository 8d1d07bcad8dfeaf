import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'

const folder = path.join(import.meta.dirname, '../../../web')

const files = [
  // The service worker that shows pushes may only speak to pages below itself.
  { at: '/push-worker.js', file: 'push-worker/push-worker.js', type: 'text/javascript; charset=utf-8' },
  // Where browsers look whatever the page says, as after an address that redirects.
  { at: '/favicon.ico', file: 'styles/favicon.svg', type: 'image/svg+xml' },
]

/** What has to stand at the root, under a name that never changes. */
export async function registerRootFiles(server: FastifyInstance): Promise<void> {
  for (const { at, file, type } of files) {
    const bytes = await readFile(path.join(folder, file))
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}"`
    server.get(at, async (request, reply) => {
      reply.header('cache-control', 'no-cache').header('etag', etag)
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type(type).send(bytes)
    })
  }
}
