import type { Page } from '#platform/common/pages.ts'

export const pages: Page[] = [
  { path: '/compare', for: 'public', frame: 'plain', file: 'pages/compare.tsx' },
  { path: '/iwatch', for: 'user', frame: 'marketWithQueries', file: 'pages/iwatch.tsx', isOwn: true },
]
