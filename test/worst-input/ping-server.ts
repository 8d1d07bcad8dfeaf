import { parentPort, workerData } from 'node:worker_threads'

/** Asks over and over whether the server turns, from a thread that does nothing else. */
const { url, every_ms } = workerData as { url: string; every_ms: number }

for (;;) {
  const began = Date.now()
  const clock = performance.now()
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) })
    await answer.arrayBuffer()
  } catch {
    // As long as it took is what is told.
  }
  const ms = performance.now() - clock
  parentPort!.postMessage({ began, ms })
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, every_ms - ms)))
}
