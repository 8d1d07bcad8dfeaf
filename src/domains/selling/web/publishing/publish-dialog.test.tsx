import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Commitments } from './publish-dialog.tsx'
import { countPublished } from './published-count.ts'

function aStorage() {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  }
}

afterEach(() => vi.unstubAllGlobals())

test('Commitments shows in full the first three times and folded after that', () => {
  const localStorage = aStorage()
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('window', { localStorage })
  const isFolded = () => {
    const text = renderToStaticMarkup(<Commitments lines={['Bidding starts at NZ$\u00a01.']} />)
    expect(text).toContain('Bidding starts at NZ$\u00a01.')
    return text.includes('<details')
  }
  const seen = [0, 1, 2, 3].map(() => {
    const folded = isFolded()
    countPublished()
    return folded
  })
  expect(seen).toEqual([false, false, false, true])
})
