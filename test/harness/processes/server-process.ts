import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { AnyOperation } from '#platform/common/operation.ts'
import { requestFor } from '#platform/common/request.ts'
import type { Connection } from '#platform/server/database/db.ts'
import type { TestApp } from '../test-app.ts'

const { NODE_COMPILE_CACHE } = process.env
const main = path.join(import.meta.dirname, 'run-without-pages.ts')

export interface ServerProcess {
  child: ChildProcess
  output: { out: string; err: string }
  /** Rejects if it ends first. */
  ready: Promise<void>
  ended: Promise<number | string>
}

/** The whole server without pages in its own process, with only the given environment. */
export function startServerProcess(env: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
      NODE_ENV: 'test',
      DEMO: 'none',
      HOKO_DEMO_PUBLIC: 'yes',
      RATE_LIMITS: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { out: '', err: '' }
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.err += text))
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal)
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output.out += text
      if (output.out.includes('Press Ctrl-C to stop.')) resolve()
    })
    void ended.then((code) => reject(new Error(`The server ended with ${code}: ${output.err || output.out}`)))
  })
  // Tests that expect a failure don't await it.
  ready.catch(() => undefined)
  return { child, output, ready, ended }
}

export function databaseUrl({ host, port, user, database }: Connection): string {
  return `postgres://${user}@/${database}?host=${host}&port=${port}`
}

export function callsTo(url: string, patienceMs = 3_000): TestApp['as'] {
  return (person) => ({
    call: (async (op: AnyOperation, input: object, { idempotencyKey }: { idempotencyKey?: string } = {}) => {
      const request = requestFor(op, input)
      const response = await fetch(`${url}/api${request.path}`, {
        method: request.method,
        headers: {
          ...(person ? { authorization: `Bearer ${person.token}` } : {}),
          ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
          ...(request.body ? { 'content-type': 'application/json' } : {}),
        },
        ...(request.body ? { body: JSON.stringify(request.body) } : {}),
        signal: AbortSignal.timeout(patienceMs),
      })
      return await response.json()
    }) as never,
  })
}
