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
  const { perSecond } = await load.run({ ...input, lastsMs: 2_000, path: '/' })
  return perSecond[200] ?? 0
}
