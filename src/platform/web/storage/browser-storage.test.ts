import { afterEach, expect, test, vi } from 'vitest'
import { readObject, readText, removeText, writeObject, writeText } from './browser-storage.ts'

function storageThat(behaviour: Partial<Storage>): Map<string, string> {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
    ...behaviour,
  }
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage })
  return stored
}

afterEach(() => {
  removeText('localStorage', 'x')
  vi.unstubAllGlobals()
})

test('stores text in the browser', () => {
  const stored = storageThat({})
  writeText('localStorage', 'x', 'tui')
  expect(stored.get('x')).toBe('tui')
  expect(readText('localStorage', 'x')).toBe('tui')
  removeText('localStorage', 'x')
  expect(readText('localStorage', 'x')).toBeNull()
})

test('falls back to memory when storage is full, and the newer text wins', () => {
  const stored = storageThat({})
  writeText('localStorage', 'x', 'old')
  storageThat({
    getItem: (key) => stored.get(key) ?? null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  writeText('localStorage', 'x', 'new')
  expect(readText('localStorage', 'x')).toBe('new')
  expect(readText('sessionStorage', 'x')).toBe('old')
})

test('text that doesn’t fit deletes the older value', () => {
  const stored = storageThat({})
  const room = 8
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      removeItem: (key: string) => void stored.delete(key),
      setItem: (key: string, text: string) => {
        if ((stored.get(key)?.length ?? 0) + text.length > room) throw new DOMException('full')
        stored.set(key, text)
      },
    },
  })
  writeText('localStorage', 'x', '12345')
  writeText('localStorage', 'x', '54321')
  expect(stored.get('x')).toBe('54321')
  writeText('localStorage', 'x', '123456789')
  expect(stored.has('x')).toBe(false)
  expect(readText('localStorage', 'x')).toBe('123456789')
})

test('falls back to memory when storage is blocked', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new DOMException('shut', 'SecurityError')
    },
  })
  expect(readText('localStorage', 'x')).toBeNull()
  writeObject('localStorage', 'x', { bird: 'tui' })
  expect(readObject('localStorage', 'x')).toEqual({ bird: 'tui' })
})

test.each(['', '{', 'null', '7', '"tui"', '["tui"]'])('%j under a key is no object', (text) => {
  storageThat({})
  writeText('localStorage', 'x', text)
  expect(readObject('localStorage', 'x')).toBeNull()
})

test('stores nothing on the server, where visitors would share it', () => {
  writeText('localStorage', 'x', 'tui')
  expect(readText('localStorage', 'x')).toBeNull()
})
