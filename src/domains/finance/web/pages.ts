import type { Page } from '#platform/common/pages.ts'

export const pages: Page[] = [
  { path: '/finance', for: 'admin', frame: 'admin', file: 'admin/finance.tsx', needs: 'money' },
]
