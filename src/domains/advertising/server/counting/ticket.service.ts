import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AdvertisementPlace } from '#domains/advertising/common/showing.ts'
import { advertisementPlace } from '#domains/advertising/common/showing.shapes.ts'
import { must } from '#platform/common/must.ts'

export interface Ticket {
  id: number
  place: AdvertisementPlace
  page_view: number
  issuedMs: number
}

/** A page that is open longer counts no more. */
export const ticketLifeMs = 2 * 60 * 60_000

const sign = (secret: Buffer, text: string) =>
  createHmac('sha256', secret).update(`advertisement ${text}`).digest().subarray(0, 16).toString('base64url')

/** Issued with an advertisement: nobody can count one that we didn't serve. */
export function writeTicket(secret: Buffer, { id, place, page_view: pageView, issuedMs }: Ticket): string {
  const text = [id, place, pageView, Math.floor(issuedMs / 1000)].join('.')
  return `${text}.${sign(secret, text)}`
}

const pattern = /^([1-9]\d{0,15})\.([a-z]+)\.(0|[1-9]\d{0,15})\.([1-9]\d{0,11})\.([\w-]{22})$/

/** Null for one that isn't ours, or is too old. */
export function readTicket(secret: Buffer, written: string, nowMs: number): Ticket | null {
  const parts = pattern.exec(written)
  if (!parts) return null
  const [, id, named, pageView, issuedSeconds, signature] = parts
  const place = advertisementPlace.options.find((one) => one === named)
  if (!place) return null
  const right = sign(secret, `${id}.${place}.${pageView}.${issuedSeconds}`)
  if (!timingSafeEqual(Buffer.from(right), Buffer.from(must(signature, 'signature')))) return null
  const issuedMs = Number(issuedSeconds) * 1000
  if (nowMs - issuedMs > ticketLifeMs) return null
  return { id: Number(id), place, page_view: Number(pageView), issuedMs }
}
