import type { Page } from '#platform/common/pages.ts'

export const pages: Page[] = [
  { path: '/listing-import', for: 'user', frame: 'marketWithQueries', file: 'pages/listing-import.tsx' },
]
