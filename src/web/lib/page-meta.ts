import type { MetaDescriptor } from 'react-router'

interface PageMeta {
  title: string
  description: string
  /** Absolute, and the one address of this page whatever it was reached by. */
  url: string
  /** Shown by who shares the page, where that is shorter than the title. */
  name?: string
  is_indexed?: boolean
}

/** What search engines and those who share a page are told of it. */
export function pageMeta({
  title,
  description,
  url,
  name = title,
  is_indexed = true,
}: PageMeta): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Hoko' },
    { property: 'og:title', content: name },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    ...(is_indexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
  ]
}
