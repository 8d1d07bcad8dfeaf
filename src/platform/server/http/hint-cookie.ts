import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { viewLastsMinutes } from '#platform/common/access/view-as.ts'
import type { Caller } from './call.ts'

/**
 * The signed-in account type, for redirects at the first load. It has no authority: only this
 * server reads it, to choose a page.
 */
export const hintCookieName = 'hoko_hint'

type HintConfig = Pick<Config, 'http'>

export function setHint(
  reply: FastifyReply,
  type: Caller['type'],
  lastsSeconds: number,
  config: HintConfig,
): void {
  reply.header('set-cookie', hintCookie(type, lastsSeconds, config))
}

export function clearHint(reply: FastifyReply, config: HintConfig): void {
  reply.header('set-cookie', hintCookie('', 0, config))
}

/**
 * Set while an admin has a tab with a view of a member's account, so pages of members aren't
 * redirected.
 */
const viewCookie = 'hoko_view'

export function setViewHint(reply: FastifyReply, config: HintConfig): void {
  reply.header('set-cookie', writeCookie(viewCookie, 'yes', viewLastsMinutes * 60, config))
}

export const readViewHint = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  (headers.cookie ?? '').split(';').some((pair) => pair.trim() === `${viewCookie}=yes`)

export function readHint({ headers }: Pick<FastifyRequest, 'headers'>): Caller['type'] | null {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim())
  if (pairs.includes(`${hintCookieName}=user`)) return 'user'
  return pairs.includes(`${hintCookieName}=admin`) ? 'admin' : null
}

const hintCookie = (value: string, maxAgeSeconds: number, config: HintConfig): string =>
  writeCookie(hintCookieName, value, maxAgeSeconds, config)

function writeCookie(
  name: string,
  value: string,
  maxAgeSeconds: number,
  { http: { publicUrl } }: HintConfig,
): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`
}
