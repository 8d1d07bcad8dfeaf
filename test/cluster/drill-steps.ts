import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Connection } from '#platform/server/database/db.ts'
import { readContent } from '#test/backup/content.ts'
import { databaseName, type Cluster } from './cluster.ts'
import { query } from './engines/patroni.ts'
import { runHoko } from './hoko-node.ts'
import type { Check, Report } from './report.ts'

/** Not compared: each restore notes the outage that it ends, and what it did. */
const changedByRestoring = /outages|backups|migrations|node_heartbeats/

/** From PostgreSQL 15 to the embedded 18 and back, with all invariants and ledgers checked each time. */
export async function drillRestore({ cluster, report }: { cluster: Cluster; report: Report }): Promise<void> {
  await report.step('restore drill, PostgreSQL 15 to 18 and back', async (check) => {
    const { folder, patroni, webs, workers } = cluster
    await Promise.all([...webs, ...workers].map(({ program }) => program.end('SIGTERM')))
    const urlOf = (name: string) => `postgres://hoko@127.0.0.1:${patroni.port}/${name}`
    const own = { DATABASE_URL: urlOf(databaseName), ...cluster.settings }
    const first = await backUp(folder, { name: 'first', env: own })
    const embedded = path.join(folder, 'embedded')
    await restore(folder, { backup: first, into: embedded, check })
    const second = await backUp(folder, { name: 'second', env: { DATA_DIR: embedded } })
    await query(patroni.port, 'create database drill owner hoko')
    await restore(folder, { backup: second, into: urlOf('drill'), check })
    const connect = (database: string): Connection => ({
      host: '127.0.0.1',
      port: patroni.port,
      user: 'hoko',
      database,
    })
    const [before, after] = [await readContent(connect(databaseName)), await readContent(connect('drill'))]
    const different = Object.keys(before).filter(
      (table) => !changedByRestoring.test(table) && before[table] !== after[table],
    )
    check.show(`${Object.keys(before).length} tables`)
    check.none('tables that differ', different)
  })
}

async function backUp(folder: string, { name, env }: { name: string; env: Record<string, string> }) {
  const to = path.join(folder, name)
  await mkdir(to)
  const { code, output } = await runHoko(['backup', '--to', to], { folder, env })
  if (code !== 0) throw new Error(`The backup failed: ${output}`)
  const backup = (await readdir(to)).find((entry) => entry.startsWith('20'))
  return path.join(to, backup!)
}

interface Restoring {
  backup: string
  into: string
  check: Check
}

async function restore(folder: string, { backup, into, check }: Restoring) {
  const began = performance.now()
  const { code, output } = await runHoko(['restore', backup, '--into', into], { folder, env: {} })
  if (code !== 0) throw new Error(`The restore failed: ${output}`)
  check.show(`restored in ${((performance.now() - began) / 1_000).toFixed(1)} s`)
}
