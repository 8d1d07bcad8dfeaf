import type { Page } from '#platform/common/pages.ts'

export const pages: Page[] = [
  { path: '/info/fees', for: 'public', frame: 'market', file: 'pages/fees-page.tsx' },
  { path: '/info/buyer-protection', for: 'public', frame: 'market', file: 'pages/buyer-protection-page.tsx' },
]
