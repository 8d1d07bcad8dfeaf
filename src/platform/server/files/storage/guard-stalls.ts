import { Readable } from 'node:stream'

/** Fails a stream whose source sends nothing for so long while its reader waits for more. */
export function guardStalls(source: Readable, maxMs: number): Readable {
  async function* chunks() {
    const incoming: AsyncIterator<unknown> = source[Symbol.asyncIterator]()
    for (;;) {
      const patience = setTimeout(() => source.destroy(new Error(`No bytes came for ${maxMs} ms`)), maxMs)
      // Cleared before the chunk is handed on: a slow reader is no stalled source.
      const next = await incoming.next().finally(() => clearTimeout(patience))
      if (next.done === true) return
      yield next.value
    }
  }
  const guarded = Readable.from(chunks(), { objectMode: false })
  return guarded.once('close', () => source.destroy())
}
