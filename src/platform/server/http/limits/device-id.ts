import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#platform/server/config.ts'

/**
 * A random id by which a browser is recognised at sign-in. It identifies neither person nor
 * machine, gives no access, is set only by signing in, and expires a month after the last visit.
 */
export const deviceCookie = 'hoko_device'
export const deviceKnownSeconds = 30 * 86_400

const markShape = /^[\w-]{22}$/

export function readDeviceId({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim())
  const own = pairs.find((pair) => pair.startsWith(`${deviceCookie}=`))?.slice(deviceCookie.length + 1)
  return own && markShape.test(own) ? own : randomBytes(16).toString('base64url')
}

export function setDeviceId(
  reply: FastifyReply,
  mark: string,
  { http: { publicUrl } }: Pick<Config, 'http'>,
): void {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${deviceCookie}=${mark}; Path=/; Max-Age=${deviceKnownSeconds}; HttpOnly; SameSite=Lax${secure}`,
  )
}
