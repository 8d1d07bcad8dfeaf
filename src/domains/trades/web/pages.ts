import type { Page } from '#platform/common/pages.ts'

export const pages: Page[] = [
  { path: '/iwon-ilost', for: 'user', frame: 'marketWithQueries', file: 'pages/iwon-ilost.tsx', isOwn: true },
  {
    path: '/trades/{id}',
    for: 'user',
    frame: 'marketWithQueries',
    file: 'pages/trades.$id.tsx',
    isOwn: true,
  },
]
