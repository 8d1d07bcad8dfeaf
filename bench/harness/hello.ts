import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

export async function startHello(port: number): Promise<Disposable> {
  const child = fork(path.join(import.meta.dirname, 'hello-process.ts'), [String(port)])
  await once(child, 'message')
  return { [Symbol.dispose]: () => void child.kill() }
}
