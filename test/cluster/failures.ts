import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import type { HokoNode } from './hoko-node.ts'
import type { Line } from './line.ts'
import { waitUntil } from './programs.ts'

const stoppedMs = 4_000
const cutMs = 5_000

export type Failure = 'killed' | 'stopped' | 'cut off' | 'rolled'

/** Each way in which a part may fail; it resolves when the part is back. */
export type Failures = Partial<Record<Failure, () => Promise<void>>>

async function stopFor(signalAll: (signal: NodeJS.Signals) => Promise<void> | void) {
  await signalAll('SIGSTOP')
  await pause(stoppedMs)
  await signalAll('SIGCONT')
}

async function cutFor(lines: Line[]) {
  for (const line of lines) line.cut()
  await pause(cutMs)
  for (const line of lines) line.restore()
}

export function failNode({ program, line, waitUntilReady }: HokoNode): Required<Failures> {
  const restart = async (signal: NodeJS.Signals) => {
    await program.end(signal)
    program.start()
    await waitUntilReady()
  }
  return {
    killed: () => restart('SIGKILL'),
    async stopped() {
      await stopFor(program.signalAll)
      await waitUntilReady()
    },
    async 'cut off'() {
      await cutFor([line])
      await waitUntilReady()
    },
    rolled: () => restart('SIGTERM'),
  }
}

export function failNginx({ nginx, port, webs }: Cluster): Failures {
  const waitForAnswer = () =>
    waitUntil(async () => (await fetch(`http://127.0.0.1:${port}/health/live`)).ok, {
      what: 'nginx',
      withinMs: 10_000,
      log: nginx.readLog,
    })
  return {
    async killed() {
      await nginx.end('SIGKILL')
      nginx.start()
      await waitForAnswer()
    },
    async stopped() {
      await stopFor(nginx.signalAll)
      await waitForAnswer()
    },
    /** From all web nodes, which don’t answer for a while. */
    async 'cut off'() {
      for (const { program } of webs) await program.signalAll('SIGSTOP')
      await pause(cutMs)
      for (const { program } of webs) await program.signalAll('SIGCONT')
      await waitForAnswer()
    },
    async rolled() {
      nginx.signal('SIGHUP')
      await pause(1_000)
      await waitForAnswer()
    },
  }
}

export function failRedis({ redis, redisLine }: Cluster): Failures {
  const restart = async (signal: NodeJS.Signals) => {
    await redis.end(signal)
    await pause(3_000)
    redis.start()
  }
  return {
    killed: () => restart('SIGKILL'),
    stopped: () => stopFor(redis.signalAll),
    'cut off': () => cutFor([redisLine]),
    rolled: () => restart('SIGTERM'),
  }
}

export function failGateway({ gateway, filesLine }: Cluster): Failures {
  const restart = async (signal: NodeJS.Signals) => {
    await gateway.end(signal)
    await pause(2_000)
    gateway.start()
  }
  return {
    killed: () => restart('SIGKILL'),
    stopped: () => stopFor(gateway.signal),
    'cut off': () => cutFor([filesLine]),
    rolled: () => restart('SIGTERM'),
  }
}

const waitForStep = ({ patroni }: Cluster) =>
  waitUntil(patroni.isInStep, { what: 'the standby in step', withinMs: 90_000 })

export function failPrimary(cluster: Cluster): Failures {
  const { patroni, webs, workers } = cluster
  const lines = [...webs, ...workers].map(({ line }) => line)
  return {
    async killed() {
      const primary = await patroni.findPrimary()
      await primary.program.end('SIGKILL')
      try {
        await waitUntil(async () => (await patroni.findPrimary()).name !== primary.name, {
          what: 'a new primary',
          withinMs: 60_000,
        })
      } finally {
        primary.program.start()
      }
      await waitForStep(cluster)
    },
    async stopped() {
      const { program } = await patroni.findPrimary()
      await stopFor(program.signalAll)
    },
    'cut off': () => cutFor(lines),
    async rolled() {
      await waitForStep(cluster)
      await patroni.switchOver()
      await waitForStep(cluster)
    },
  }
}

/** It has no way of its own that could be cut: whether it stops or can’t be reached is the same to the primary. */
export function failStandby(cluster: Cluster): Failures {
  const { patroni } = cluster
  const restart = async (signal: NodeJS.Signals) => {
    const { program } = await patroni.findStandby()
    await program.end(signal)
    await pause(3_000)
    program.start()
    await waitForStep(cluster)
  }
  return {
    killed: () => restart('SIGKILL'),
    async stopped() {
      const { program } = await patroni.findStandby()
      await stopFor(program.signalAll)
    },
    rolled: () => restart('SIGTERM'),
  }
}
