import { expect, test } from 'vitest'
import { listAddresses } from '#platform/common/addresses.ts'
import { robotsText, sitemapFile, sitemapIndex } from './sitemap.rules.ts'

function closedBy(robots: string): RegExp[] {
  return Array.from(robots.matchAll(/^Disallow: (.+)$/gm), ([, path = '']) => {
    const parts = path.split('*').map((part) => part.replace(/[.?]/g, '\\$&'))
    return new RegExp(`^${parts.join('.*')}`)
  })
}

test('robots.txt excludes private pages and nothing else', () => {
  const closed = closedBy(robotsText('https://hoko.example'))
  const isClosed = (path: string) => closed.some((line) => line.test(path))
  for (const address of listAddresses()) {
    const path = address.path.replace('{id}', '12').replace('{slug}', 'about-us')
    expect([path, isClosed(path)]).toEqual([path, address.for !== 'public'])
  }
  expect(isClosed('/ibuy?category=12&region=otago')).toBe(false)
  expect(isClosed('/media/0-800.webp')).toBe(false)
})

test('robots.txt names the sitemap', () => {
  expect(robotsText('https://hoko.example')).toMatch(/\nSitemap: https:\/\/hoko\.example\/sitemap\.xml\n$/)
})

test('addresses are absolute and escaped for XML', () => {
  const changedAt = new Date('2026-11-22T01:02:03Z')
  const file = sitemapFile('https://hoko.example', [
    { path: '/ibuy?category=1&region=otago', changed_at: changedAt },
    { path: '/home' },
  ])
  expect(file).toContain(
    '<url><loc>https://hoko.example/ibuy?category=1&amp;region=otago</loc><lastmod>2026-11-22T01:02:03.000Z</lastmod></url>',
  )
  expect(file).toContain('<url><loc>https://hoko.example/home</loc></url>')
  expect(sitemapIndex('https://hoko.example', [{ path: '/sitemap/pages.xml' }])).toContain(
    '<sitemap><loc>https://hoko.example/sitemap/pages.xml</loc></sitemap>',
  )
})
