import type { Page } from '#platform/common/pages.ts'

export const pages: Page[] = [
  { path: '/api-docs', for: 'public', frame: 'market', file: 'pages/api-docs.tsx' },
  {
    path: '/webhook-deliveries',
    for: 'admin',
    frame: 'admin',
    file: 'admin/deliveries.tsx',
    needs: 'overview',
  },
]
