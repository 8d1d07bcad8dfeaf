import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'

const folder = path.join(import.meta.dirname, '../../../web')

const iconNames = ['icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'apple-touch-icon.png']

interface RootFile {
  at: string
  type: string
  bytes: Buffer
  policy?: string
}

export async function registerRootFiles(server: FastifyInstance): Promise<void> {
  for (const { at, type, bytes, policy } of await readRootFiles()) {
    const etag = `"${computeDigest(bytes, 'base64url').slice(0, 20)}"`
    server.get(at, async (request, reply) => {
      reply.header('cache-control', 'no-cache').header('etag', etag)
      if (policy) reply.header('content-security-policy', policy)
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type(type).send(bytes)
    })
  }
}

async function readRootFiles(): Promise<RootFile[]> {
  const read = (file: string) => readFile(path.join(folder, file))
  const [worker, offlinePage, favicon, manifest, icons] = await Promise.all([
    read('push-worker/push-worker.js'),
    read('push-worker/offline.html'),
    read('styles/favicon.svg'),
    read('install/manifest.webmanifest'),
    Promise.all(iconNames.map(async (name) => ({ name, bytes: await read(`install/${name}`) }))),
  ])
  return [
    {
      // Served at the root, because a service worker only controls pages below its path. The
      // offline page's digest changes the worker, so browsers refetch both.
      at: '/push-worker.js',
      type: 'text/javascript; charset=utf-8',
      bytes: Buffer.concat([worker, Buffer.from(`// ${computeDigest(offlinePage, 'base64url')}\n`)]),
      policy: "default-src 'none'; connect-src 'self'",
    },
    {
      at: '/offline.html',
      type: 'text/html; charset=utf-8',
      bytes: offlinePage,
      policy: offlinePolicy(offlinePage.toString()),
    },
    // Browsers request it there whatever the page says, for instance after a redirect.
    { at: '/favicon.ico', type: 'image/svg+xml', bytes: favicon },
    // Not among the build's files, whose names change: installed apps keep these addresses.
    { at: '/manifest.webmanifest', type: 'application/manifest+json; charset=utf-8', bytes: manifest },
    ...icons.map(({ name, bytes }) => ({ at: `/${name}`, type: 'image/png', bytes })),
  ]
}

/**
 * Allows inline scripts and styles, cached pictures, and only the connectivity check as a request.
 */
function offlinePolicy(html: string): string {
  const computeHash = (tag: string) =>
    `'sha256-${computeDigest(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(html)?.[1] ?? '', 'base64')}'`
  return [
    "default-src 'none'",
    `script-src ${computeHash('script')}`,
    `style-src ${computeHash('style')}`,
    'img-src blob:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const computeDigest = (bytes: Buffer | string, encoding: 'base64' | 'base64url') =>
  createHash('sha256').update(bytes).digest(encoding)
