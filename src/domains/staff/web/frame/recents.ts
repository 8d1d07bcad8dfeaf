import { authStore } from '#platform/web/session/auth-store.ts'
import { readObject, removeText, writeObject } from '#platform/web/storage/browser-storage.ts'

export interface Recent {
  href: string
  label: string
  note?: string | undefined
}

export const max_recents = 10

/** Stores each admin's last opened places in this browser, newest first. */
const nameFor = (admin_id: number) => `jump-recents-${admin_id}`

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

export function readRecents(admin_id: number): Recent[] {
  const items = readObject<{ items: unknown }>('localStorage', nameFor(admin_id))?.items
  return Array.isArray(items) ? items.filter(isRecent).slice(0, max_recents) : []
}

export const addRecent = (before: readonly Recent[], { href, label, note }: Recent): Recent[] =>
  [{ href, label, ...(note !== undefined && { note }) }, ...before.filter((one) => one.href !== href)].slice(
    0,
    max_recents,
  )

export const saveRecent = (admin_id: number, opened: Recent): void =>
  writeObject('localStorage', nameFor(admin_id), { items: addRecent(readRecents(admin_id), opened) })
