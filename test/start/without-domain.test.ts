import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { on, once } from 'node:events'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allPages } from '#app/server/all-pages.ts'
import { allDomains } from '#app/server/all-domains.ts'
import { databaseUrl } from '#test/harness/processes/server-process.ts'
import { createTestDatabase } from '#test/harness/test-database.ts'

const root = path.join(import.meta.dirname, '../..')
const removed = 'partners'

const copied = [
  'demo',
  'docs/trading-rules.md',
  'migrations',
  'package.json',
  'react-router.config.ts',
  'src',
  'tools',
  'tsconfig.json',
  'vite',
  'vite.config.ts',
]

let copy: string
let database: Awaited<ReturnType<typeof createTestDatabase>>
let server: ChildProcess
let origin: string

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'hoko-without-'))
  const isCopied = (from: string) => !from.startsWith(path.join(root, 'src/domains', removed))
  for (const name of copied)
    await cp(path.join(root, name), path.join(copy, name), { recursive: true, filter: isCopied })
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  await promisify(execFile)(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
    cwd: copy,
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
  })
  database = await createTestDatabase()
  server = spawn(process.execPath, ['src/app/server/main.ts'], {
    cwd: copy,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      PORT: '0',
      DEMO: 'none',
      DATA_DIR: path.join(copy, 'data'),
      DATABASE_URL: databaseUrl(database.connection),
    },
  })
  origin = await readOrigin(server)
}, 300_000)

afterAll(async () => {
  if (server?.exitCode === null) {
    const ended = once(server, 'close')
    server.kill('SIGINT')
    await ended
  }
  await database?.drop()
  await rm(copy, { recursive: true, force: true })
})

async function readOrigin({ stdout, stderr }: ChildProcess): Promise<string> {
  let output = ''
  for (const stream of [stdout!, stderr!])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  for await (const _ of on(stdout!, 'data', { close: ['close'] }))
    if (output.includes('Press Ctrl-C to stop.')) return /Hoko is ready: (http\S+)/.exec(output)![1]!
  throw new Error(`The server ended: ${output}`)
}

const readStatus = async (address: string) => {
  const { status } = await fetch(`${origin}${address}`, { redirect: 'manual' })
  return status
}

const listPaths = (operations: readonly object[] = []) =>
  operations
    .flatMap((exports) => Object.values(exports) as unknown[])
    .flatMap((one) =>
      typeof one === 'object' && one !== null && 'path' in one && 'refusals' in one ? [String(one.path)] : [],
    )

test('without a domain its calls are gone and all others are there', async () => {
  const answer = await fetch(`${origin}/api/openapi.json`)
  const { paths } = (await answer.json()) as { paths: Record<string, object> }
  const gone = allDomains.filter(({ name }) => name === removed).flatMap((one) => listPaths(one.operations))
  const others = allDomains.filter(({ name }) => name !== removed).flatMap((one) => listPaths(one.operations))
  expect(gone.length).toBeGreaterThan(5)
  expect(gone.filter((address) => address in paths && !others.includes(address))).toEqual([])
  expect(others.filter((address) => !(address in paths))).toEqual([])
  for (const address of gone) expect(await readStatus(`/api${address.replace(/\{\w+\}/g, '1')}`)).toBe(404)
})

test('without a domain its pages are gone and all others are there', async () => {
  const fixed = allPages.filter((page) => page.for === 'public' && !page.path.includes('{'))
  const statuses = await Promise.all(
    fixed.map(async ({ path: address }) => [address, await readStatus(address)] as const),
  )
  expect(Object.fromEntries(statuses)).toEqual(
    Object.fromEntries(fixed.map(({ path: address }) => [address, address === '/api-docs' ? 404 : 200])),
  )
})
