import type { Page } from '#platform/common/pages.ts'

export const pages: Page[] = [
  { path: '/iwatch', for: 'user', frame: 'marketWithQueries', file: 'pages/iwatch.tsx', isOwn: true },
]
