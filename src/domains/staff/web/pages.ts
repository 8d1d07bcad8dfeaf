import type { Page } from '#platform/common/pages.ts'

export const pages: Page[] = [
  { path: '/audit-log', for: 'admin', frame: 'admin', file: 'admin/audit/audit.tsx', needs: 'audit' },
]
