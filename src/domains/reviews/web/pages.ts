import type { Page } from '#platform/common/pages.ts'

export const pages: Page[] = [
  { path: '/irate', for: 'user', frame: 'marketWithQueries', file: 'pages/irate.tsx', isOwn: true },
  { path: '/reviews', for: 'admin', frame: 'admin', file: 'admin/reviews.tsx', needs: 'overview' },
  { path: '/reviews/{id}', for: 'admin', frame: 'admin', file: 'admin/review-detail.tsx', needs: 'overview' },
]
