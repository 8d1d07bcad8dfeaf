import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AdvertisementPlace } from '#domains/advertising/common/showing.ts'
import { advertisement_place } from '#domains/advertising/common/showing.shapes.ts'

export interface Ticket {
  id: number
  place: AdvertisementPlace
  page_view: number
  issued_ms: number
}

/** A page that is open longer counts no more. */
export const ticket_life_ms = 2 * 60 * 60_000

const sign = (secret: Buffer, text: string) =>
  createHmac('sha256', secret).update(`advertisement ${text}`).digest().subarray(0, 16).toString('base64url')

/** Issued with an advertisement: nobody can count one that we didn't serve. */
export function writeTicket(secret: Buffer, { id, place, page_view, issued_ms }: Ticket): string {
  const text = [id, place, page_view, Math.floor(issued_ms / 1000)].join('.')
  return `${text}.${sign(secret, text)}`
}

const pattern = /^([1-9]\d{0,15})\.([a-z]+)\.(0|[1-9]\d{0,15})\.([1-9]\d{0,11})\.([\w-]{22})$/

/** Null for one that isn't ours, or is too old. */
export function readTicket(secret: Buffer, written: string, now_ms: number): Ticket | null {
  const parts = pattern.exec(written)
  if (!parts) return null
  const [, id, named, page_view, issued_s, signature] = parts
  const place = advertisement_place.options.find((one) => one === named)
  if (!place) return null
  const right = sign(secret, `${id}.${place}.${page_view}.${issued_s}`)
  if (!timingSafeEqual(Buffer.from(right), Buffer.from(signature!))) return null
  const issued_ms = Number(issued_s) * 1000
  if (now_ms - issued_ms > ticket_life_ms) return null
  return { id: Number(id), place, page_view: Number(page_view), issued_ms }
}
