import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { openS3, type S3Settings } from '#platform/server/files/storage/s3-client.ts'
import { findFreePort } from './free-port.ts'

const run = promisify(execFile)

const programs = ['ceph', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin']

/** Debian's packages `ceph-mon`, `ceph-osd` and `radosgw`. */
export const hasCeph = programs.every((name) => existsSync(`/usr/bin/${name}`))

const bucket = 'hoko'
const keys = { id: 'hoko-key', secret: 'hoko-secret' }
const startMs = 50_000
const limit = { timeout: startMs }

/**
 * Ceph's object gateway on a monitor and one store in memory, without a manager: about 12 s to
 * start, 115 MB.
 */
export async function startCephGateway() {
  const folder = await mkdtemp(path.join(tmpdir(), 'hoko-ceph-'))
  const [monitor, gatewayPort] = [await findFreePort(), await findFreePort()]
  const children: ChildProcess[] = []
  const conf = path.join(folder, 'ceph.conf')
  const start = (program: string, ...args: string[]) => {
    const child = spawn(program, ['-c', conf, '-f', ...args], { stdio: 'ignore' })
    children.push(child)
    return child
  }
  const stop = async () => {
    for (const child of children.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const id = crypto.randomUUID()
    for (const name of ['mon', 'osd', 'rgw', 'run']) await mkdir(path.join(folder, name))
    await writeFile(conf, writeConf({ folder, id, monitor, gateway: gatewayPort }))
    await writeFile(path.join(folder, 'keyring'), '')
    const map = path.join(folder, 'monmap')
    await run('monmaptool', ['--create', '--fsid', id, '--addv', 'a', `v1:127.0.0.1:${monitor}`, map])
    await run('ceph-mon', ['-c', conf, '-i', 'a', '--mkfs', '--monmap', map])
    start('ceph-mon', '-i', 'a')
    await run('ceph-osd', ['-c', conf, '-i', '0', '--mkfs'])
    const store = (await readFile(path.join(folder, 'osd', 'fsid'), 'utf8')).trim()
    await run('ceph', ['-c', conf, 'osd', 'new', store], limit)
    await run('ceph', ['-c', conf, 'osd', 'crush', 'add', 'osd.0', '1', 'host=a', 'root=default'], limit)
    start('ceph-osd', '-i', '0')
    const user = ['--uid=hoko', '--display-name=hoko', `--access-key=${keys.id}`, `--secret=${keys.secret}`]
    await run('radosgw-admin', ['-c', conf, 'user', 'create', ...user], limit)
    const startGateway = () => start('radosgw', '-n', 'client.rgw')
    const gateway = startGateway()
    const settings: S3Settings = { bucket, region: null, endpoint: `http://127.0.0.1:${gatewayPort}`, keys }
    await createBucket(settings)
    return { settings, gateway, startGateway, [Symbol.asyncDispose]: stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The gateway answers once its pools are made. */
async function createBucket(settings: S3Settings) {
  const { client, sdk } = await openS3(settings)
  const deadline = Date.now() + startMs
  for (;;) {
    try {
      await client.send(new sdk.CreateBucketCommand({ Bucket: bucket }))
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await pause(100)
    }
  }
}

interface Cluster {
  folder: string
  id: string
  monitor: number
  gateway: number
}

const writeConf = ({ folder, id, monitor, gateway }: Cluster) => `[global]
fsid = ${id}
mon host = v1:127.0.0.1:${monitor}
mon initial members = a
public addr = 127.0.0.1
cluster addr = 127.0.0.1
ms bind msgr2 = false
auth cluster required = none
auth service required = none
auth client required = none
run dir = ${folder}/run
admin socket = ${folder}/run/$name.asok
log file = ${folder}/$name.log
log to stderr = false
pid file =
keyring = ${folder}/keyring
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
# Without authentication the store may run these commands before it knows the cluster.
osd crush update on start = false
osd class update on start = false
mon allow pool size one = true
mon data = ${folder}/mon
mon data avail crit = 1
mon data avail warn = 1
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 1073741824
rgw data = ${folder}/rgw
rgw frontends = beast endpoint=127.0.0.1:${gateway}
rgw thread pool size = 32
`
