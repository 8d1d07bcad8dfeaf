import type { Page } from '#platform/common/pages.ts'

export const pages: Page[] = [
  { path: '/trading-rules', for: 'public', frame: 'market', file: 'pages/trading-rules.tsx' },
]
