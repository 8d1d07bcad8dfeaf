import * as z from 'zod/mini'
import { readCapped } from '../http/read-capped.ts'
import { createAccessTokens, type ServiceAccount } from './google-access-token.ts'
import { PushFailure, type PushMessage, type PushOutcome } from './push.types.ts'

const maxWaitMs = 3_600_000

/** Reads a Retry-After (RFC 9110): seconds, or a date; null if it's neither. */
export function readRetryAfter(text: string | null, now: Date): number | null {
  if (!text) return null
  const waitMs = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime()
  return Number.isNaN(waitMs) ? null : Math.min(Math.max(waitMs, 0), maxWaitMs)
}

export interface FcmSettings extends ServiceAccount {
  project_id: string
  /** Without a trailing slash. */
  url: string
}

export interface Fcm {
  /** Throws if a retry may succeed. */
  send: (token: string, message: PushMessage) => Promise<PushOutcome>
}

const scope = 'https://www.googleapis.com/auth/firebase.messaging'
const answersWithinMs = 10_000
/** Google's recommended wait if a 429 has no Retry-After. */
const usualWaitMs = 60_000

/** Posts to `/v1/projects/{project_id}/messages:send`. */
export function createFcm(settings: FcmSettings, publicUrl: string): Fcm {
  const tokens = createAccessTokens(settings, scope)

  async function post(body: object): Promise<Response> {
    const authorization = `Bearer ${await tokens.get()}`
    return await fetch(`${settings.url}/v1/projects/${settings.project_id}/messages:send`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(answersWithinMs),
    }).catch(() => {
      throw new PushFailure('Firebase could not be reached.')
    })
  }

  return {
    async send(token, message) {
      const body = { message: composeMessage(token, message, publicUrl) }
      let response = await post(body)
      if (response.status === 401) {
        tokens.drop()
        response = await post(body)
      }
      return getOutcome(response, await readCapped(response))
    },
  }
}

export function composeMessage(
  token: string,
  { content: { title, body, link, id, tag }, ttlSeconds, urgency }: PushMessage,
  publicUrl: string,
) {
  const isHigh = urgency === 'high'
  const expiresAt = Math.floor(Date.now() / 1000) + ttlSeconds
  return {
    token,
    notification: { title, body },
    // Texts only; the same data as for a browser.
    data: { link, tag, ...(id !== null && { id: String(id) }) },
    android: { priority: isHigh ? 'HIGH' : 'NORMAL', ttl: `${ttlSeconds}s`, notification: { tag } },
    apns: {
      headers: {
        'apns-priority': isHigh ? '10' : '5',
        'apns-expiration': String(expiresAt),
        // Apple's limit is 64 bytes.
        ...(Buffer.byteLength(tag) <= 64 && { 'apns-collapse-id': tag }),
      },
    },
    webpush: {
      headers: { TTL: String(ttlSeconds), Urgency: urgency },
      ...(publicUrl.startsWith('https://') && { fcmOptions: { link: `${publicUrl}${link}` } }),
    },
  }
}

const refusal = z.object({
  error: z.object({
    details: z.optional(
      z.array(
        z.object({
          errorCode: z.optional(z.string()),
          fieldViolations: z.optional(z.array(z.object({ field: z.optional(z.string()) }))),
        }),
      ),
    ),
  }),
})

function getOutcome({ ok, status, headers }: Response, text: string): PushOutcome {
  if (ok) return { is: 'taken' }
  const details = readDetails(text)
  const code = details.find(({ errorCode }) => errorCode)?.errorCode
  const isBadToken = details.some(({ fieldViolations }) =>
    fieldViolations?.some(({ field }) => field === 'message.token'),
  )
  const reason = `Firebase answered ${[status, code].filter(Boolean).join(' ')}.`
  if (status === 404 || code === 'UNREGISTERED')
    return { is: 'gone', reason: 'The device is no longer registered.' }
  if (code === 'SENDER_ID_MISMATCH' || isBadToken) return { is: 'gone', reason }
  if (status === 429 || status >= 500) {
    const waitMs = readRetryAfter(headers.get('retry-after'), new Date())
    throw new PushFailure(reason, waitMs ?? (status === 429 ? usualWaitMs : null))
  }
  // The operator corrects a missing key or right.
  if ([401, 403, 408].includes(status)) throw new PushFailure(reason)
  return { is: 'refused', reason }
}

function readDetails(text: string) {
  try {
    return z.parse(refusal, JSON.parse(text)).error.details ?? []
  } catch {
    return []
  }
}
