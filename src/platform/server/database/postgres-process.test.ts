import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { runningIn } from './postgres-process.ts'

const moduleUrl = pathToFileURL(path.join(import.meta.dirname, 'postgres-process.ts')).href

const checkWithoutFiles = `
  const { runningIn, hasEnded } = await import('${moduleUrl}')
  const { openSync } = await import('node:fs')
  const ended = hasEnded(Number(process.argv[1]), process.argv[2]).then(() => 'ended')
  try { for (;;) openSync('/dev/null', 'r') } catch (error) { if (error.code !== 'EMFILE') throw error }
  const patience = new Promise((resolve) => setTimeout(resolve, 500, 'runs'))
  process.stdout.write(await Promise.race([ended, patience]))
  process.exit()
`

test.runIf(process.platform === 'linux')(
  'an unreadable PostgreSQL process counts as running, and a missing one as ended',
  async () => {
    const cluster = mkdtempSync(path.join(tmpdir(), 'hoko-record-'))
    const standIn = spawn('/bin/sh', ['-c', 'sleep 60; :', 'postgres', '-D', cluster, '-c'])
    try {
      writeFileSync(path.join(cluster, 'postmaster.pid'), `${standIn.pid}\n${cluster}\n\n5432\n/tmp/socket\n`)
      expect(runningIn(cluster)).toEqual({ pid: standIn.pid, socketFolder: '/tmp/socket' })
      const lookups = spawnSync(
        '/bin/sh',
        [
          '-c',
          'ulimit -n 64 && exec "$0" "$@"',
          process.execPath,
          '--input-type=module',
          '-e',
          checkWithoutFiles,
          String(standIn.pid),
          cluster,
        ],
        { encoding: 'utf8' },
      )
      expect(lookups.stdout + lookups.stderr).toBe('runs')
      standIn.kill('SIGKILL')
      await once(standIn, 'exit')
      expect(runningIn(cluster)).toBeUndefined()
    } finally {
      standIn.kill('SIGKILL')
      rmSync(cluster, { recursive: true, force: true })
    }
  },
)
