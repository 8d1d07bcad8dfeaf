import { expect, test, vi } from 'vitest'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { authStore } from '#platform/web/session/auth-store.ts'
import { addRecent, saveRecent, maxRecents, readRecents, type Recent } from './recents.ts'

const one = (n: number): Recent => ({ href: `/user/${n}/detail`, label: `Member ${n}` })

test('recent places are unique, newest first and at most ten', () => {
  const opened = Array.from({ length: 12 }, (_, n) => one(n)).reduce<Recent[]>(addRecent, [])
  expect(opened).toHaveLength(maxRecents)
  expect(opened[0]).toEqual(one(11))
  const again = addRecent(opened, { ...one(5), label: 'Renamed' })
  expect(again).toHaveLength(maxRecents)
  expect(again[0]).toEqual({ ...one(5), label: 'Renamed' })
})

test('recent places end with the session', () => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  }
  vi.stubGlobal('window', { localStorage: storage })
  const admin = { id: 7, display_name: 'Hana' } as Account
  authStore.setState({ user: admin, token: 'a' })
  saveRecent(7, one(1))
  authStore.setState({ user: { ...admin, display_name: 'Hana P' } })
  expect(readRecents(7)).toEqual([one(1)])
  authStore.setState({ user: null, token: null })
  expect(readRecents(7)).toEqual([])
  vi.unstubAllGlobals()
})
