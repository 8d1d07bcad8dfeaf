import type { Page } from '#platform/common/pages.ts'

export const pages: Page[] = [
  { path: '/info/transparency', for: 'public', frame: 'market', file: 'pages/transparency.tsx' },
  { path: '/moderation', for: 'admin', frame: 'admin', file: 'admin/moderation.tsx', needs: 'caseReading' },
]
