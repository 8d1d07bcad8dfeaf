import process from 'node:process'
import { lowPriority, lowerPriority } from './low-priority.ts'
import type { WorkAnswer, WorkCall } from './work-process.ts'

export function serveWork(tasks: Record<string, (...input: never[]) => Promise<unknown>>): void {
  if (lowPriority) lowerPriority()
  process.on('message', ({ n, task, input }: WorkCall) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- WorkProcess sends the input of the task.
    const run = tasks[task] as (...input: unknown[]) => Promise<unknown>
    run(...input).then(
      (result) => send({ n, result }),
      ({ message, stack, code }: NodeJS.ErrnoException) => send({ n, error: { message, stack, code } }),
    )
  })
  endWithParent()
}

function send(answer: WorkAnswer): void {
  // A parent that has ended sends no more requests.
  process.send?.(answer, undefined, undefined, () => undefined)
}

/**
 * Ctrl-C reaches every process of the group. The parent may still need us, so we end when it does.
 */
export function endWithParent(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
  process.on('disconnect', () => process.exit())
}
