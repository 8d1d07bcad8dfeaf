import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { findFreePort } from '#test/harness/processes/free-port.ts'
import type { Person } from '#test/harness/test-app.ts'
import { databaseName, type Cluster } from './cluster.ts'
import type { Stage } from './failing-steps.ts'
import { createHokoNode, type HokoNode } from './hoko-node.ts'
import { aPicture, sendPicture } from './pictures.ts'
import type { Check } from './report.ts'

/** Reaches every bound: limits over all nodes, connections, a full disk. */
export async function proveBounds({ cluster, bidding, report }: Stage): Promise<void> {
  const [first, second] = bidding.spareMembers as [Person, Person]
  const listingId = bidding.listingIds[0]!
  await report.step('120 bids a minute over three nodes', async (check) => {
    const passed = await bidAtOnce(cluster.webs, { person: first, listingId })
    check.that(`${passed} of 400 passed`, Math.abs(passed - 120) <= 2)
  })
  await report.step('120 bids a minute over three nodes, without Redis', async (check) => {
    await cluster.redis.end('SIGKILL')
    const passed = await bidAtOnce(cluster.webs, { person: second, listingId })
    cluster.redis.start()
    check.that(`${passed} of 400 passed`, passed >= 118 && passed <= 240)
  })
  await report.step('a node has no connection and no disk left', async (check) => {
    const disk = await mountSmallDisk(cluster.folder)
    const node = await startSmallNode(cluster, disk)
    try {
      await takeConnections(node, check)
      if (disk === null) check.show('disk left out: only root can mount a small one')
      else await fillDisk(node, { disk, person: first, check })
    } finally {
      await node.program.end('SIGKILL')
      if (disk !== null) spawnSync('umount', [disk])
    }
  })
}

/** @returns how many bids were not put off */
async function bidAtOnce(
  webs: HokoNode[],
  { person, listingId }: { person: Person; listingId: number },
): Promise<number> {
  const statuses = await Promise.all(
    Array.from({ length: 400 }, async (_, n) => {
      const { status } = await fetch(`http://127.0.0.1:${webs[n % webs.length]!.port}/api/bid`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${person.token}`,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
        },
        body: JSON.stringify({ listing_id: listingId, max_cents: 100 }),
      })
      return status
    }),
  )
  const odd = statuses.filter((status) => status >= 500)
  if (odd.length > 0) throw new Error(`${odd.length} bids were answered with ${odd[0]}.`)
  return statuses.filter((status) => status !== 429).length
}

async function mountSmallDisk(folder: string): Promise<string | null> {
  const disk = path.join(folder, 'small-disk')
  await mkdir(disk)
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', disk])
  return status === 0 ? disk : null
}

/** With 1,024 open files a node takes 819 connections. */
const openFiles = 1_024
const mostConnections = 819

async function startSmallNode(cluster: Cluster, disk: string | null): Promise<HokoNode> {
  const node = await createHokoNode({
    name: 'web-small',
    role: 'web',
    folder: cluster.folder,
    port: await findFreePort(),
    opsPort: await findFreePort(),
    database: { port: cluster.patroni.port, name: databaseName },
    settings: { ...cluster.settings, ...(disk !== null && { DATA_DIR: disk }) },
    openFiles,
  })
  node.program.start()
  await node.waitUntilReady()
  return node
}

async function takeConnections(node: HokoNode, check: Check) {
  const sockets: Socket[] = []
  try {
    for (let n = 0; n < mostConnections; n += 1) {
      const socket = connect({ port: node.port, host: '127.0.0.1', localAddress: `127.4.0.${(n % 60) + 1}` })
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      sockets.push(socket)
    }
    const refused = connect({ port: node.port, host: '127.0.0.1' })
    refused.on('error', () => undefined)
    await once(refused, 'close')
    const timesMs: number[] = []
    for (let n = 0; n < 20; n += 1) {
      const began = performance.now()
      const answer = await fetch(`http://127.0.0.1:${node.opsPort}/metrics`)
      await answer.text()
      timesMs.push(Math.round(performance.now() - began))
    }
    check.show(`${sockets.length} connections, the next one is closed`)
    const sorted = timesMs.toSorted((a, b) => a - b)
    check.show(`p50 ${sorted[10]} ms`)
    check.atMost('/metrics within', sorted[18]!, 50, ' ms')
  } finally {
    for (const socket of sockets) socket.destroy()
  }
}

async function fillDisk(
  node: HokoNode,
  { disk, person, check }: { disk: string; person: Person; check: Check },
) {
  const picture = await aPicture()
  const upload = () => sendPicture(node.port, { person, picture })
  await writeFile(path.join(disk, 'filling'), Buffer.alloc(13_000_000, 1)).catch(() => undefined)
  const full = await upload()
  check.that(`an upload is answered with ${full.status}`, full.status === 507)
  const readStatus = async (what: string) => (await fetch(`http://127.0.0.1:${node.opsPort}/${what}`)).status
  check.that(
    'not ready, and alive',
    (await readStatus('ready')) === 503 && (await readStatus('live')) === 200,
  )
  const left = (await readdir(disk, { recursive: true, withFileTypes: true })).filter((each) => each.isFile())
  check.none(
    'files left',
    left.map(({ name }) => name).filter((name) => name !== 'filling'),
  )
  await rm(path.join(disk, 'filling'))
  const after = await upload()
  check.that(`with room again it is answered with ${after.status}`, after.status === 201)
}
