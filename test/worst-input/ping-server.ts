import { parentPort, workerData } from 'node:worker_threads'

/** Pings the server from a separate thread, so that nothing else delays the measurement. */
const { url, everyMs } = workerData as { url: string; everyMs: number }

for (;;) {
  const began = Date.now()
  const clock = performance.now()
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) })
    await answer.arrayBuffer()
  } catch {
    // A failed ping counts with its duration too.
  }
  const ms = performance.now() - clock
  parentPort!.postMessage({ began, ms })
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, everyMs - ms)))
}
