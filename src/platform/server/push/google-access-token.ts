import { sign } from 'node:crypto'
import * as z from 'zod/mini'
import { readCapped } from '../http/read-capped.ts'
import { PushFailure } from './push.types.ts'

export interface ServiceAccount {
  client_email: string
  /** In PEM format. */
  private_key: string
  /** The address of the token endpoint. */
  token_uri: string
}

export interface AccessTokens {
  get(): Promise<string>
  /** It was refused, so the next call fetches a new one. */
  drop(): void
}

const answersWithinMs = 10_000
/** A token isn't used in its last minute. */
const marginMs = 60_000
const answer = z.object({ access_token: z.string(), expires_in: z.number() })

interface CachedToken {
  token: Promise<string>
  until: number
}

/**
 * OAuth 2.0 by a signed claim (RFC 7523), cached while it's valid; concurrent calls share one
 * request.
 */
export function createAccessTokens(account: ServiceAccount, scope: string): AccessTokens {
  let cached: CachedToken | null = null

  function fetchToken(): CachedToken {
    const askedAt = Date.now()
    const pending: CachedToken = {
      token: requestToken(account, scope).then(
        ({ access_token: accessToken, expires_in: expiresIn }) => {
          pending.until = askedAt + expiresIn * 1000 - marginMs
          return accessToken
        },
        (error: unknown) => {
          pending.until = 0
          throw error
        },
      ),
      until: Number.POSITIVE_INFINITY,
    }
    return pending
  }

  return {
    async get() {
      if (!cached || cached.until <= Date.now()) cached = fetchToken()
      return await cached.token
    },
    drop: () => void (cached = null),
  }
}

async function requestToken(account: ServiceAccount, scope: string) {
  const response = await fetch(account.token_uri, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: signClaim(account, scope),
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(answersWithinMs),
  }).catch(() => {
    throw new PushFailure('Google’s sign-in could not be reached.')
  })
  const text = await readCapped(response)
  if (!response.ok) throw new PushFailure(`Google’s sign-in answered ${response.status}.`)
  try {
    return z.parse(answer, JSON.parse(text))
  } catch {
    throw new PushFailure('Google’s sign-in answered with no token.')
  }
}

const lastsSeconds = 3600

function signClaim(
  { client_email: clientEmail, private_key: privateKey, token_uri: tokenUri }: ServiceAccount,
  scope: string,
): string {
  const iat = Math.floor(Date.now() / 1000)
  const claim = { iss: clientEmail, scope, aud: tokenUri, iat, exp: iat + lastsSeconds }
  const signed = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claim)}`
  return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
