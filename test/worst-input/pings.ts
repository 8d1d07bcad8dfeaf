import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

interface Ping {
  began: number
  ms: number
}

export interface Fed {
  what: string
  began: number
  ended: number
  again: () => Promise<unknown>
}

const tries = 5

export class Pings {
  readonly #pings: Ping[] = []
  readonly #worker: Worker
  readonly #most_ms: number

  constructor(server: string, maxMs: number) {
    this.#most_ms = maxMs
    this.#worker = new Worker(path.join(import.meta.dirname, 'ping-server.ts'), {
      workerData: { url: `${server}/health/live`, everyMs: 20 },
    })
    this.#worker.on('message', (ping: Ping) => this.#pings.push(ping))
  }

  /** Finds requests that delay the server each time: a busy machine delays only some of them. */
  async culpritsAmong(fed: Fed[]): Promise<string[]> {
    await this.#caughtUp(Date.now())
    const suspects = fed.filter((one) => this.#worstDuring(one) > this.#most_ms)
    const culprits: string[] = []
    for (const suspect of suspects) {
      const least = await this.#leastOf(suspect)
      if (least > this.#most_ms) culprits.push(`${suspect.what}: ${Math.round(least)} ms`)
    }
    return culprits
  }

  async #leastOf({ again }: Fed): Promise<number> {
    let least = Infinity
    for (let n = 0; n < tries && least > this.#most_ms; n += 1) {
      const began = Date.now()
      await again()
      const ended = Date.now()
      await this.#caughtUp(ended)
      least = Math.min(least, this.#worstDuring({ began, ended }))
    }
    return least
  }

  #worstDuring({ began, ended }: Pick<Fed, 'began' | 'ended'>): number {
    const meanwhile = this.#pings.filter((ping) => ping.began <= ended && ping.began + ping.ms >= began)
    return Math.max(0, ...meanwhile.map(({ ms }) => ms))
  }

  async #caughtUp(until: number) {
    while ((this.#pings.at(-1)?.began ?? 0) <= until) await pause(5)
  }

  async stop() {
    await this.#worker.terminate()
  }
}
