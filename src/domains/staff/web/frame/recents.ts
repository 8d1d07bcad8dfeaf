import { authStore } from '#platform/web/session/auth-store.ts'
import { readObject, removeText, writeObject } from '#platform/web/storage/browser-storage.ts'

export interface Recent {
  href: string
  label: string
  note?: string | undefined
}

export const maxRecents = 10

/** Stores each admin's last opened places in this browser, newest first. */
const nameFor = (adminId: number) => `jump-recents-${adminId}`

/** Cleared when the session ends, so that the next admin here doesn't see them. */
authStore.subscribe((now, before) => {
  if (before.user && now.user?.id !== before.user.id) removeText('localStorage', nameFor(before.user.id))
})

const isRecent = (one: unknown): one is Recent =>
  typeof one === 'object' &&
  one !== null &&
  'href' in one &&
  typeof one.href === 'string' &&
  // Only addresses of Hoko are allowed.
  /^\/(?!\/)/.test(one.href) &&
  'label' in one &&
  typeof one.label === 'string'

export function readRecents(adminId: number): Recent[] {
  const items = readObject<{ items: unknown }>('localStorage', nameFor(adminId))?.items
  return Array.isArray(items) ? items.filter(isRecent).slice(0, maxRecents) : []
}

export const addRecent = (before: readonly Recent[], { href, label, note }: Recent): Recent[] =>
  [{ href, label, ...(note !== undefined && { note }) }, ...before.filter((one) => one.href !== href)].slice(
    0,
    maxRecents,
  )

export const saveRecent = (adminId: number, opened: Recent): void =>
  writeObject('localStorage', nameFor(adminId), { items: addRecent(readRecents(adminId), opened) })
