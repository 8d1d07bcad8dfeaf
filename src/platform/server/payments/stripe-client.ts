import type Stripe from 'stripe'
import type { StripeSettings } from './payments-settings.ts'
import { isMissing, translateError } from './stripe-views.ts'

/** The version that the adapters and `stripe-views.ts` are written for. */
const apiVersion = '2026-10-28.endive'
const answersWithinMs = 20_000
const maxRetries = 2
/** The tolerance of a webhook's signature time, both ways. */
export const maxClockDifferenceSeconds = 300
/** Stripe forgets keys after a day. */
const keysAreKnownMs = 12 * 3_600_000

export interface StripeParts {
  settings: StripeSettings
  /** Distinguishes this installation's keys from another one's with the same Stripe account. */
  readKeyPrefix: () => Promise<string>
}

export interface StripeClient {
  stripe: Stripe
  makeKey: (key: string) => string
}

export type CallStripe = <Answer>(act: (client: StripeClient) => Promise<Answer>) => Promise<Answer>

/** Connects at the first call, and throws only a gateway's errors. */
export function connectStripe({ settings, readKeyPrefix }: StripeParts): CallStripe {
  let client: Promise<StripeClient> | undefined
  const connect = async (): Promise<StripeClient> => {
    const [stripe, prefix] = await Promise.all([createClient(settings), readKeyPrefix()])
    return { stripe, makeKey: (key) => `${prefix}-${key}` }
  }
  return async (act) => {
    client ??= connect()
    try {
      return await act(await client)
    } catch (error) {
      throw translateError(error)
    }
  }
}

/** Loaded when first needed: it's large. */
async function createClient({ secretKey, url }: StripeSettings): Promise<Stripe> {
  const { default: StripeSdk } = await import('stripe')
  const { protocol, hostname, port } = new URL(url)
  return new StripeSdk(secretKey, {
    apiVersion,
    telemetry: false,
    timeout: answersWithinMs,
    maxNetworkRetries: maxRetries,
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port && { port: Number(port) }),
  })
}

export async function unlessMissing<Answer>(act: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await act()
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

export const isForgotten = (requestedAt: Date) => Date.now() - requestedAt.getTime() > keysAreKnownMs
