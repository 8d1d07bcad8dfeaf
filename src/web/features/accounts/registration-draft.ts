import { useMemo, useSyncExternalStore } from 'react'
import { readText, removeText, writeText } from '#web/lib/browser-storage.ts'

/** A registration under way: kept over a reload in this tab, without the password. */
export interface RegistrationDraft {
  first_name?: string
  last_name?: string
  email?: string
  phone_number?: string
  /** From the server, once the first step was sent. */
  id?: number
  registration_token?: string
  /** The phone the code went to, as the server writes it. */
  sent_to?: string
  /** When another code may be asked for, by the server's clock. */
  resend_at?: number
  is_verified?: boolean
  region?: string | null
  suburb?: string | null
  seller_kind?: 'private' | 'in_trade'
}

const key = 'registration'
const told = new Set<() => void>()

export function changeDraft(changes: RegistrationDraft): void {
  writeText('sessionStorage', key, JSON.stringify({ ...parse(readText('sessionStorage', key)), ...changes }))
  for (const tell of told) tell()
}

export function dropDraft(): void {
  removeText('sessionStorage', key)
  for (const tell of told) tell()
}

function parse(text: string | null): RegistrationDraft {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

function listen(tell: () => void): () => void {
  told.add(tell)
  return () => told.delete(tell)
}

/** Null on the server and until the browser has taken over. */
export function useDraft(): RegistrationDraft | null {
  const text = useSyncExternalStore(
    listen,
    () => readText('sessionStorage', key) ?? '{}',
    () => null,
  )
  return useMemo(() => (text === null ? null : parse(text)), [text])
}
