import type { Page } from '#platform/common/pages.ts'

export const pages: Page[] = [
  { path: '/stock-feed', for: 'user', frame: 'marketWithQueries', file: 'pages/stock-feed.tsx' },
]
