import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'

const file = path.join(import.meta.dirname, '../../../web/push-worker/push-worker.js')

/** The service worker that shows pushes. It stands at the root, since it may only speak to pages below itself. */
export async function registerPushWorker(server: FastifyInstance): Promise<void> {
  const script = await readFile(file)
  const etag = `"${createHash('sha256').update(script).digest('base64url').slice(0, 20)}"`
  server.get('/push-worker.js', async (request, reply) => {
    reply.header('cache-control', 'no-cache').header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('text/javascript; charset=utf-8').send(script)
  })
}
