import { Agent, get } from 'node:http'
import { liveHeartbeatMs, livePath } from '#platform/common/live.ts'
import type { Load, LoadReport } from './load.ts'

/** As the browser’s side does: it opens anew after an end, and after silence. */
const maxSilenceMs = 3 * liveHeartbeatMs
const streamsOfAnAddress = 10
const isOwn = new Agent({ keepAlive: false, maxSockets: Infinity })

/** Streams that people have open; each opens itself anew when it ends. */
export function openStreams() {
  let load: Load | undefined
  let wanted = 0
  let open = 0
  let lost = 0
  let backMs = 0

  function openOne(n: number, lostAt: number | null) {
    if (!load || n >= load.streams) return
    const { port, topics } = load
    let isOpen = false
    let silence: NodeJS.Timeout | undefined
    const end = () => {
      if (isEnded) return
      isEnded = true
      clearTimeout(silence)
      request.destroy()
      if (isOpen) {
        open -= 1
        lost += 1
      }
      setTimeout(openOne, 100 + Math.random() * 400, n, isOpen ? performance.now() : lostAt)
    }
    let isEnded = false
    const listen = () => {
      clearTimeout(silence)
      silence = setTimeout(end, maxSilenceMs)
    }
    const request = get(
      {
        port,
        host: '127.0.0.1',
        path: `/api${livePath}?topics=${topics[n % topics.length]}`,
        localAddress: `127.3.${n >> 10}.${Math.floor((n & 1023) / streamsOfAnAddress) + 1}`,
        agent: isOwn,
      },
      (response) => {
        response.on('data', () => {
          listen()
          if (isOpen || response.statusCode !== 200) return
          isOpen = true
          open += 1
          if (lostAt !== null) backMs = Math.max(backMs, performance.now() - lostAt)
        })
        response.on('end', end)
        response.on('error', end)
      },
    )
    request.on('error', end)
    listen()
  }

  return {
    set(next: Load) {
      load = next
      for (; wanted < next.streams; wanted += 1) setTimeout(openOne, wanted * 2, wanted, null)
    },
    report(): Pick<LoadReport, 'streamsOpen' | 'streamsLost' | 'streamBackMs'> {
      const made = { streamsOpen: open, streamsLost: lost, streamBackMs: Math.round(backMs) }
      lost = 0
      backMs = 0
      return made
    },
  }
}
