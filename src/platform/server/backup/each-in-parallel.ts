/** Ends once all are done; after a failure no further one begins. */
export async function eachInParallel<T>(
  all: AsyncIterable<T>,
  parallel: number,
  run: (one: T) => Promise<void>,
): Promise<void> {
  const rest = all[Symbol.asyncIterator]()
  const failure = new AbortController()
  async function runRest() {
    while (!failure.signal.aborted) {
      const next = await rest.next()
      if (next.done === true) return
      await run(next.value)
    }
  }
  const stopOthers = (error: unknown) => {
    failure.abort()
    throw error
  }
  const workers = Array.from({ length: parallel }, async () => await runRest().catch(stopOthers))
  const ended = await Promise.allSettled(workers)
  await rest.return?.()
  for (const each of ended) if (each.status === 'rejected') throw each.reason
}
