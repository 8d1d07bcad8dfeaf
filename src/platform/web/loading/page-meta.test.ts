import { expect, test } from 'vitest'
import { cutAtWord, pageMeta } from './page-meta.ts'

test.for([
  ['A lamp', 20, 'A lamp'],
  ['  A lamp\n of  brass ', 20, 'A lamp of brass'],
  ['A lamp of brass, polished by hand', 20, 'A lamp of brass...'],
  ['A lamp of brass and more', 24, 'A lamp of brass and more'],
  ['Whangārei 🚲🚲🚲🚲🚲🚲🚲🚲🚲🚲', 15, 'Whangārei...'],
] as const)('%j in %i characters', ([text, most, shown]) => {
  expect(cutAtWord(text, most)).toBe(shown)
  expect(cutAtWord(text, most).length).toBeLessThanOrEqual(most)
})

const received = (page: Partial<Parameters<typeof pageMeta>[0]> = {}) =>
  JSON.stringify(pageMeta({ title: 'A', description: 'B', url: 'https://hoko.example/home', ...page }))

test('a page without a picture uses the site’s picture with its size', () => {
  expect(received()).toMatch(/"og:image","content":"https:\/\/hoko\.example\/[^"]+\.png"/)
  expect(received()).toContain('"og:image:width","content":"1200"')
  expect(received()).toContain('summary_large_image')
})

test('a page’s own picture replaces it at an absolute address', () => {
  const picture = { url: '/media/1-400.webp', alt: 'A face', isLarge: false }
  expect(received({ picture })).toContain('"og:image","content":"https://hoko.example/media/1-400.webp"')
  expect(received({ picture })).not.toContain('og:image:width')
  expect(received({ picture })).toContain('"twitter:card","content":"summary"')
})

test('a page that should not be indexed says noindex', () => {
  expect(received()).not.toContain('noindex')
  expect(received({ isIndexed: false })).toContain('noindex, follow')
})
