import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { PoolClient } from 'pg'
import { must } from '#platform/common/must.ts'
import { RefusedCall } from '#platform/server/http/in-process-api.ts'
import type { Platform } from '#platform/server/platform.ts'
import { demoMembers } from '../people/demo-members.ts'
import { pretenders } from '../people/everyone.ts'
import { bidSomewhere, listSomething, watchSomething, type Stage } from './life-acts.ts'
import { answerSomething, requestSomething } from './life-questions.ts'
import { selectLiveTitles } from './life.queries.ts'
import { selectMemberIds } from '../open-market.ts'
import { makeDice } from '../seeded.ts'

export interface Life {
  stop(): Promise<void>
}

/** Milliseconds between actions: on the home page a price changes within a minute. */
const actsEvery = { least: 3_000, most: 8_000 }
const claimEveryMs = 20_000
const enough = { full: 600, small: 24, none: 0 }

/**
 * Runs a small action every few seconds through the public API, on one node only (a session lock).
 */
export function startLife(platform: Platform, server: FastifyInstance): Life {
  const stopping = new AbortController()
  const { signal } = stopping
  const wait = (ms: number) => pause(ms, null, { signal }).catch(() => undefined)

  async function live() {
    while (!signal.aborted) {
      const claim = await claimStage(platform).catch(() => null)
      try {
        if (claim) await play(platform, server, claim, signal, wait)
      } catch (error) {
        platform.log.warn({ err: error }, 'the demo’s pretend members rest for a while')
      } finally {
        // Ending the session releases the lock, whatever state it's in.
        claim?.release(true)
      }
      await wait(claimEveryMs)
    }
  }
  const ended = live()
  return {
    stop: async () => {
      stopping.abort()
      await ended
    },
  }
}

async function claimStage({ pool }: Platform): Promise<PoolClient | null> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ mine: boolean }>(
      `select pg_try_advisory_lock(hashtextextended('the demo’s pretend life', 0)) as mine`,
    )
    if (must(rows[0], 'mine').mine) return client
  } catch (error) {
    client.release(true)
    throw error
  }
  client.release()
  return null
}

async function play(
  platform: Platform,
  server: FastifyInstance,
  claim: PoolClient,
  signal: AbortSignal,
  wait: (ms: number) => Promise<unknown>,
) {
  const ids = await selectMemberIds(platform.db)
  const members = new Map(pretenders.map((member, n) => [must(ids[demoMembers.length + n], 'id'), member]))
  if (ids.length === 0) return
  const stage: Stage = { platform, server, members, tokens: new Map(), dice: makeDice(randomInt(2 ** 31)) }
  for (;;) {
    await wait(stage.dice.between(actsEvery.least, actsEvery.most))
    if (signal.aborted) return
    // Throws when the session, and with it the lock, is gone.
    await claim.query('select 1')
    await actOnce(stage, signal).catch((error: unknown) => {
      // A real member was faster.
      if (!(error instanceof RefusedCall)) throw error
    })
  }
}

async function actOnce(stage: Stage, signal: AbortSignal): Promise<void> {
  const mood = stage.dice.chance()
  if (mood < 0.03 && (await isShort(stage))) return await listSomething(stage, signal)
  if (mood < 0.2 && (await answerSomething(stage))) return
  if (mood > 0.94 && (await requestSomething(stage))) return
  if (mood < 0.84 && (await bidSomewhere(stage))) return
  await watchSomething(stage)
}

async function isShort({ platform }: Stage): Promise<boolean> {
  return (await selectLiveTitles(platform.db)).size < enough[platform.config.demo.size]
}
