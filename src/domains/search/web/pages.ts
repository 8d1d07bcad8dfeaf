import type { Page } from '#platform/common/pages.ts'

export const pages: Page[] = [
  { path: '/ibuy', for: 'public', frame: 'marketWithQueries', file: 'pages/ibuy.tsx' },
]
