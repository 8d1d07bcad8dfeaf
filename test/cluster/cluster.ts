import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { hasDebianPostgres } from '#test/harness/debian-postgres.ts'
import { hasCeph, startCephGateway } from '#test/harness/processes/ceph-gateway.ts'
import { findFreePort } from '#test/harness/processes/free-port.ts'
import { isInstalled } from '#test/deploy/programs.ts'
import { startNginx } from './engines/nginx.ts'
import { startPatroni, type Patroni } from './engines/patroni.ts'
import { createHokoNode, runHoko, type HokoNode } from './hoko-node.ts'
import { openLine, type Line } from './line.ts'
import { createProgram, waitUntil, type Program } from './programs.ts'

export interface Cluster {
  folder: string
  /** Nginx’s. */
  port: number
  nginx: Program
  webs: HokoNode[]
  workers: HokoNode[]
  patroni: Patroni
  redis: Program
  redisLine: Line
  gateway: Pick<Program, 'start' | 'end' | 'signal'>
  filesLine: Line
  /** Every node has these. */
  settings: Record<string, string>
}

export const databaseName = 'hoko'

const packages = ['nginx', 'redis-server', 'haproxy', 'etcd', 'patroni', 'prlimit']

/** Returns the names of what isn’t installed. */
export function findMissingPackages(): string[] {
  const missing = packages.filter((program) => !isInstalled(program))
  if (!hasDebianPostgres) missing.push('postgresql-15')
  if (!hasCeph) missing.push('ceph-mon, ceph-osd and radosgw')
  return missing
}

/** Three web nodes and two workers on Patroni, Redis, radosgw and nginx, all on this machine. */
export async function startCluster(folder: string): Promise<Cluster> {
  const [patroni, ceph, redis] = await Promise.all([
    startPatroni(folder),
    startCephGateway(),
    startRedis(folder),
  ])
  const filesLine = await openLine(Number(new URL(ceph.settings.endpoint!).port))
  const redisLine = await openLine(redis.port)
  const port = await findFreePort()
  const settings = {
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    TRUSTED_PROXIES: '127.0.0.1',
    DATABASE_REPLICA_URL: `postgres://hoko@127.0.0.1:${patroni.standbyPort}/${databaseName}`,
    REDIS_URL: `redis://127.0.0.1:${redisLine.port}`,
    FILES: 's3',
    S3_ENDPOINT: `http://127.0.0.1:${filesLine.port}`,
    S3_BUCKET: ceph.settings.bucket,
    S3_ACCESS_KEY_ID: ceph.settings.keys!.id,
    S3_SECRET_ACCESS_KEY: ceph.settings.keys!.secret,
  }
  await migrate(folder, patroni.port)
  const createNode = async (role: 'web' | 'worker', n: number) => {
    const database = { port: patroni.port, name: databaseName }
    const [own, ops] = [await findFreePort(), await findFreePort()]
    const node = { name: `${role}-${n}`, role, folder, port: own, opsPort: ops, database, settings }
    return await createHokoNode(node)
  }
  const webs = [await createNode('web', 1), await createNode('web', 2), await createNode('web', 3)]
  const workers = [await createNode('worker', 1), await createNode('worker', 2)]
  for (const node of [...webs, ...workers]) {
    node.program.start()
    await node.waitUntilReady()
  }
  const nginx = await startNginx(
    folder,
    port,
    webs.map((web) => web.port),
  )
  let gateway = ceph.gateway
  return {
    folder,
    port,
    nginx,
    webs,
    workers,
    patroni,
    redis: redis.program,
    redisLine,
    filesLine,
    settings,
    gateway: {
      async end(signal) {
        gateway.kill(signal)
        await once(gateway, 'exit')
      },
      start: () => void (gateway = ceph.startGateway()),
      signal: (signal) => void gateway.kill(signal),
    },
  }
}

async function migrate(folder: string, port: number) {
  const env = { DATABASE_URL: `postgres://hoko@127.0.0.1:${port}/${databaseName}` }
  const { code, output } = await runHoko(['migrate'], { folder, env })
  if (code !== 0) throw new Error(`The database couldn’t be prepared: ${output}`)
}

async function startRedis(folder: string) {
  const port = await findFreePort()
  const home = path.join(folder, 'redis')
  await mkdir(home)
  const program = createProgram(
    'redis-server',
    ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', home],
    { name: 'redis', folder },
  )
  program.start()
  await waitUntil(async () => program.readLog().includes('Ready to accept connections'), {
    what: 'Redis',
    withinMs: 10_000,
    log: program.readLog,
  })
  return { program, port }
}
