import { listAddresses } from '#platform/common/addresses.ts'

export interface SitemapPage {
  path: string
  changed_at?: Date | null
}

/** The protocol's limit; listings and sellers are split by id. */
export const maxInFile = 50_000

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const entry = (tag: string, origin: string, { path, changed_at: changedAt }: SitemapPage) =>
  `<${tag}><loc>${escaped(origin + path)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</${tag}>`

const getDocument = (root: string, entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`

export const sitemapFile = (origin: string, pages: SitemapPage[]) =>
  getDocument(
    'urlset',
    pages.map((page) => entry('url', origin, page)),
  )

export const sitemapIndex = (origin: string, files: SitemapPage[]) =>
  getDocument(
    'sitemapindex',
    files.map((file) => entry('sitemap', origin, file)),
  )

/** Excludes personal pages. No public page begins with one of these lines. */
export function robotsText(origin: string): string {
  const closed = listAddresses()
    .filter((address) => address.for !== 'public')
    .map(({ path }) => `Disallow: ${path.replace(/\{\w+\}/g, '*')}`)
  return ['User-agent: *', ...closed, 'Disallow: /dev/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
