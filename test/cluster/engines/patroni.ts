import { chown, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { findOwner, debianPostgresFolder } from '#test/harness/debian-postgres.ts'
import { findFreePort } from '#test/harness/processes/free-port.ts'
import { createProgram, waitUntil, type Program } from '../programs.ts'

interface Member {
  name: string
  program: Program
  port: number
  api: number
}

export interface Patroni {
  /** Leads to whichever is the primary. */
  port: number
  /** Leads to the standby. */
  standbyPort: number
  findPrimary: () => Promise<Member>
  findStandby: () => Promise<Member>
  isInStep: () => Promise<boolean>
  /** Makes the standby the primary. */
  switchOver: () => Promise<void>
  members: Member[]
}

export const superuser = 'postgres'

/** etcd, two PostgreSQL 15 under Patroni with synchronous replication, and HAProxy before them. */
export async function startPatroni(folder: string): Promise<Patroni> {
  const owner = findOwner()
  const home = path.join(folder, 'patroni')
  await mkdir(home)
  if (owner.uid !== undefined) await chown(home, owner.uid, owner.gid)
  const etcd = await startEtcd(folder)
  const members: Member[] = []
  for (const name of ['one', 'two']) {
    const [port, api] = [await findFreePort(), await findFreePort()]
    const file = path.join(home, `${name}.yml`)
    await writeFile(file, writePatroniFile({ name, home, port, api, etcd }), { mode: 0o644 })
    const program = createProgram('/usr/bin/patroni', [file], {
      name: `patroni-${name}`,
      folder,
      cwd: home,
      findDetached: () => findPostmaster(path.join(home, name)),
      ...owner,
    })
    members.push({ name, program, port, api })
  }
  const findRole = async (role: 'primary' | 'replica') => {
    for (const member of members) if (await hasRole(member, role)) return member
    throw new Error(`No PostgreSQL is the ${role}.`)
  }
  // Patroni promotes a standby once it has noted that it is synchronous, which is later than when it becomes so.
  const isInStep = async () => {
    for (const member of members)
      if ((await hasRole(member, 'replica')) && (await hasRole(member, 'sync'))) return true
    return false
  }
  const [first, second] = members as [Member, Member]
  first.program.start()
  await waitUntil(() => hasRole(first, 'primary'), {
    what: 'the first PostgreSQL',
    withinMs: 40_000,
    log: first.program.readLog,
  })
  second.program.start()
  await query(first.port, 'create role hoko login')
  await query(first.port, 'create database hoko owner hoko')
  const ports = await startHaproxy(folder, members)
  await waitUntil(isInStep, { what: 'the standby', withinMs: 60_000, log: second.program.readLog })
  return {
    ...ports,
    members,
    isInStep,
    findPrimary: () => findRole('primary'),
    findStandby: () => findRole('replica'),
    async switchOver() {
      const primary = await findRole('primary')
      const to = members.find(({ name }) => name !== primary.name)!
      const answer = await fetch(`http://127.0.0.1:${primary.api}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: primary.name, candidate: to.name }),
      })
      if (!answer.ok) throw new Error(`Patroni refused to switch over: ${await answer.text()}`)
    },
  }
}

async function findPostmaster(cluster: string): Promise<number[]> {
  const file = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(file.split('\n')[0])
  return pid > 0 ? [pid] : []
}

async function hasRole({ api }: Member, role: 'primary' | 'replica' | 'sync'): Promise<boolean> {
  const limit = { signal: AbortSignal.timeout(1_000) }
  return await fetch(`http://127.0.0.1:${api}/${role}`, limit).then(
    ({ ok }) => ok,
    () => false,
  )
}

export async function query(port: number, text: string, database = 'postgres') {
  const client = new pg.Client({ host: '127.0.0.1', port, user: superuser, database })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await client.query<Record<string, unknown>>(text)
  } finally {
    await client.end()
  }
}

async function startEtcd(folder: string): Promise<number> {
  const [client, peer] = [await findFreePort(), await findFreePort()]
  const address = (port: number) => `http://127.0.0.1:${port}`
  const program = createProgram(
    'etcd',
    [
      `--data-dir=${path.join(folder, 'etcd')}`,
      `--listen-client-urls=${address(client)}`,
      `--advertise-client-urls=${address(client)}`,
      `--listen-peer-urls=${address(peer)}`,
      `--initial-advertise-peer-urls=${address(peer)}`,
      `--initial-cluster=default=${address(peer)}`,
      '--unsafe-no-fsync',
    ],
    { name: 'etcd', folder, env: { PATH: process.env.PATH, ETCD_UNSUPPORTED_ARCH: process.arch } },
  )
  program.start()
  await waitUntil(async () => (await fetch(`${address(client)}/health`)).ok, {
    what: 'etcd',
    withinMs: 20_000,
    log: program.readLog,
  })
  return client
}

interface PatroniFile {
  name: string
  home: string
  port: number
  api: number
  etcd: number
}

/** The shortest times that Patroni allows. */
const writePatroniFile = ({ name, home, port, api, etcd }: PatroniFile) => `scope: hoko
name: ${name}
restapi: { listen: "127.0.0.1:${api}", connect_address: "127.0.0.1:${api}" }
etcd3: { host: "127.0.0.1:${etcd}" }
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 2
    retry_timeout: 3
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      parameters: { max_connections: 300, wal_keep_size: 256MB, shared_buffers: 128MB }
  initdb: [ { encoding: UTF8 }, { locale: C.UTF-8 } ]
postgresql:
  listen: "127.0.0.1:${port}"
  connect_address: "127.0.0.1:${port}"
  data_dir: ${home}/${name}
  basebackup: [ { checkpoint: fast } ]
  pgpass: ${home}/${name}.pgpass
  bin_dir: ${debianPostgresFolder}
  remove_data_directory_on_rewind_failure: true
  remove_data_directory_on_diverged_timelines: true
  authentication:
    superuser: { username: ${superuser} }
    replication: { username: replicator }
  parameters: { unix_socket_directories: "${home}" }
  pg_hba: [ "local all all trust", "host all all 127.0.0.1/32 trust", "host replication all 127.0.0.1/32 trust" ]
`

async function startHaproxy(folder: string, members: Member[]) {
  const [port, standbyPort] = [await findFreePort(), await findFreePort()]
  const file = path.join(folder, 'haproxy.cfg')
  const servers = members
    .map(({ name, port: to, api }) => `  server ${name} 127.0.0.1:${to} check port ${api}`)
    .join('\n')
  const listen = (name: string, on: number, role: string) => `listen ${name}
  bind 127.0.0.1:${on}
  option httpchk GET /${role}
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers}
`
  await writeFile(
    file,
    `defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
${listen('primary', port, 'primary')}${listen('standby', standbyPort, 'replica')}`,
  )
  createProgram('haproxy', ['-f', file, '-db'], { name: 'haproxy', folder }).start()
  return { port, standbyPort }
}
