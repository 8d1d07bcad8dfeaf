import type { Page } from '#platform/common/pages.ts'

export const pages: Page[] = [
  { path: '/audit-log', for: 'admin', frame: 'admin', file: 'admin/audit/audit.tsx', needs: 'audit' },
  { path: '/system', for: 'admin', frame: 'admin', file: 'admin/system/system.tsx', needs: 'overview' },
  { path: '/jobs', for: 'admin', frame: 'admin', file: 'admin/jobs/jobs.tsx', needs: 'overview' },
]
