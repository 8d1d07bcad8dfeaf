import process from 'node:process'
import type { WorkAnswer, WorkCall } from './work-process.ts'

/** Does what is asked of this process, one task by its name; for a program that `createWorkProcess` starts. */
export function serveWork(tasks: Record<string, (...input: never[]) => Promise<unknown>>): void {
  process.on('message', ({ n, task, input }: WorkCall) => {
    const run = tasks[task] as (...input: unknown[]) => Promise<unknown>
    run(...input).then(
      (result) => process.send?.({ n, result } satisfies WorkAnswer),
      (error: Error) => process.send?.({ n, error: error.stack ?? error.message } satisfies WorkAnswer),
    )
  })
  endWithWhoeverAsks()
}

/** What stops us, Ctrl-C say, reaches every process of the group: whoever asks may still finish, and we end with it. */
export function endWithWhoeverAsks(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
  process.on('disconnect', () => process.exit())
}
