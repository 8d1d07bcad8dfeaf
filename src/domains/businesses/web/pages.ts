import type { Page } from '#platform/common/pages.ts'

export const pages: Page[] = [
  { path: '/shop/{slug}', for: 'public', frame: 'marketWithQueries', file: 'pages/shop.$slug.tsx' },
]
