import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { atDepth } from '#test/harness/depth.ts'
import { readText } from './deployment-files.ts'
import { writeNginxFile } from './nginx-file.ts'
import { isInstalled, runProgram } from './programs.ts'

const canRun = isInstalled('nginx') && isInstalled('openssl')

describe.skipIf(atDepth(true, !canRun))('nginx.conf', () => {
  let folder: string
  let nginx: ChildProcess
  let port: number
  let busy: Server
  let free: Server
  const seen: string[] = []
  let isAway = false

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'hoko-nginx-'))
    busy = await listen(({ method, url }, response) => {
      seen.push(`${method} ${url}`)
      response.writeHead(503).end('busy')
    })
    free = await listen(({ method, url, headers }, response) => {
      seen.push(`${method} ${url}`)
      response.writeHead(url === '/outage' && isAway ? 503 : 200).end(JSON.stringify(headers))
    })
    const probe = await listen(() => undefined)
    port = portOf(probe)
    probe.close()
    await writeFile(
      path.join(folder, 'nginx.conf'),
      writeNginxFile(folder, { nodes: [portOf(busy), portOf(free)], port, hasTls: true }),
    )
    await makeCertificate(folder)
    await runProgram('nginx', ['-t', '-p', folder, '-c', 'nginx.conf', '-e', 'stderr'])
    nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], { stdio: 'ignore' })
    await vi.waitFor(() => request('/'), 10_000)
  })
  afterAll(async () => {
    nginx.kill()
    await once(nginx, 'exit')
    for (const server of [busy, free]) server.closeAllConnections()
    busy.close()
    free.close()
    await rm(folder, { recursive: true, force: true })
  })

  async function request(url: string, method = 'GET') {
    const response = await fetch(`http://127.0.0.1:${port}${url}`, { method })
    return { status: response.status, text: await response.text() }
  }

  test('sends a GET that a node refuses with 503 to the next one', async () => {
    const statuses = await Promise.all(Array.from({ length: 40 }, () => request('/home')))
    expect(statuses.filter(({ status }) => status !== 200)).toEqual([])
    expect(seen.filter((each) => each === 'GET /home').length).toBeGreaterThan(40)
  })

  test('sends a POST once', async () => {
    const statuses = await Promise.all(Array.from({ length: 20 }, () => request('/api/bids', 'POST')))
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200, 503]))
    expect(seen.filter((each) => each === 'POST /api/bids')).toHaveLength(20)
  })

  test('passes on the address of the visitor, the scheme and an id', async () => {
    const headers = JSON.parse((await request('/headers')).text)
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
    })
  })

  test('gives streams an upstream of their own, unbuffered', () => {
    const [, streams = ''] = /location = \/api\/live \{([^}]*)\}/.exec(readText('deploy/nginx.conf')) ?? []
    expect(streams).toContain('proxy_pass http://hoko_streams;')
    expect(streams).toContain('proxy_buffering off;')
  })

  test('sends requests again as soon as a node takes them, after all have refused', async () => {
    isAway = true
    const refused = await Promise.all(Array.from({ length: 20 }, () => request('/outage')))
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
    isAway = false
    const taken = await Promise.all(Array.from({ length: 20 }, () => request('/outage')))
    expect(new Set(taken.map(({ status }) => status))).toEqual(new Set([200]))
  })
})

async function listen(answer: RequestListener): Promise<Server> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It listens on a port, not a pipe.
const portOf = (server: Server) => (server.address() as AddressInfo).port

async function makeCertificate(folder: string) {
  const files = ['-keyout', 'privkey.pem', '-out', 'fullchain.pem']
  const made = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
  ]
  await runProgram('openssl', [...made, '-subj', '/CN=market.example.nz', ...files], { cwd: folder })
}
