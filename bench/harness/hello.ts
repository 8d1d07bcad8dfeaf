import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { LoadProcess } from './load.ts'

export async function startHello(port: number): Promise<Disposable> {
  const child = fork(path.join(import.meta.dirname, 'hello-process.ts'), [String(port)])
  await once(child, 'message')
  return { [Symbol.dispose]: () => void child.kill() }
}

export async function hellosPerSecond(
  load: LoadProcess,
  input: { port: number; connections: number },
): Promise<number> {
  const { per_second } = await load.run({ ...input, lasts_ms: 2_000, path: '/' })
  return per_second[200] ?? 0
}
