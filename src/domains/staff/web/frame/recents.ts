import { must } from '#platform/common/must.ts'
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

const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('en-NZ')

/**
 * Every typed word must begin a word of the label or of a synonym. Labels that begin with the text
 * come first, then those that contain it.
 */
export function jumpMatches<Choice extends { label: string; also?: string }>(
  choices: Choice[],
  typed: string,
): Choice[] {
  const wanted = bare(typed).split(/\s+/).filter(Boolean)
  const first = wanted[0]
  if (first === undefined) return choices
  const fits = (text: string) => {
    const words = bare(text).split(/[^\p{L}\p{N}]+/u)
    return wanted.every((part) => words.some((word) => word.startsWith(part)))
  }
  const found = choices.filter(({ label, also = '' }) => fits(`${label} ${also}`))
  const rank = ({ label }: Choice) => (bare(label).startsWith(first) ? 0 : fits(label) ? 1 : 2)
  return found.toSorted((one, other) => rank(one) - rank(other))
}

interface MatchedPart {
  part: string
  isMatch: boolean
  at: number
}

/** Splits the text into matched word starts and the rest. */
export function splitMatches(text: string, typed: string): MatchedPart[] {
  const wanted = bare(typed).split(/\s+/).filter(Boolean)
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu)].flatMap(([word], n, all) => {
    const at = must(all[n], 'matched page').index
    const length = Math.max(0, ...wanted.filter((one) => bare(word).startsWith(one)).map((one) => one.length))
    // Letters with two-unit marks would shift the end, so the whole word is highlighted.
    const end = bare(word).length === word.length ? length : length && word.length
    return [
      { part: word.slice(0, end), isMatch: true, at },
      { part: word.slice(end), isMatch: false, at: at + end },
    ].filter(({ part }) => part !== '')
  })
}
