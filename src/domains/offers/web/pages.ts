import type { Page } from '#platform/common/pages.ts'

export const pages: Page[] = [
  {
    path: '/offers/{id}',
    for: 'user',
    frame: 'marketWithQueries',
    file: 'pages/offers.$id.tsx',
    isOwn: true,
  },
]
