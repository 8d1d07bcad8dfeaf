import { hearTopics } from '#server/platform/cache/hear-topics.ts'
import { createKeptUntil } from '#server/platform/cache/kept-until.ts'
import type { Caller } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findSession, type FoundSession } from '../auth.service.ts'
import { hashToken } from '../password/secrets.service.ts'

const max_entries = 10_000

/** Bounds how long a session outlives its end where the notice is lost; 5 s are promised. */
const most_ms = 4_000

/** Those of admins, their views and suspended members are few and are asked for each time. */
const isKept = ({ caller }: FoundSession) => caller.type === 'user' && !caller.is_limited && !caller.viewer

/** @returns as `findCaller`, from memory for seconds or until a topic tells that the session or its account changed */
export function keepSessions(
  platform: Pick<Platform, 'db' | 'live'>,
): (token: string) => Promise<Caller | null> {
  const kept = createKeptUntil<FoundSession | null>({
    max_entries,
    getLife_ms: (found) => (found && isKept(found) ? Math.min(found.lasts_ms, most_ms) : 0),
  })
  const forget = (topic: string) => {
    const [prefix, number] = topic.split(':')
    if (prefix === 'session') kept.forget((found) => found?.caller.session_id === Number(number))
    if (prefix === 'standing') kept.forget((found) => found?.caller.id === Number(number))
  }
  hearTopics(platform, { forget, forgetAll: kept.clear })
  return async (token) => {
    const token_hash = hashToken(token)
    const found = await kept.read(token_hash.toString('hex'), () => findSession(platform.db, token_hash))
    return found?.caller ?? null
  }
}
