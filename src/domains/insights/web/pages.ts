import type { Page } from '#platform/common/pages.ts'

export const pages: Page[] = [
  { path: '/reports', for: 'user', frame: 'marketWithQueries', file: 'pages/reports.tsx', isOwn: true },
  {
    path: '/admin-dashboard',
    for: 'admin',
    frame: 'admin',
    file: 'admin/dashboard/dashboard.tsx',
    needs: 'overview',
  },
  { path: '/revenue', for: 'admin', frame: 'admin', file: 'admin/revenue/revenue.tsx', needs: 'money' },
  {
    path: '/admin-reports',
    for: 'admin',
    frame: 'admin',
    file: 'admin/market-report/market-report.tsx',
    needs: 'money',
  },
  {
    path: '/member-reports',
    for: 'admin',
    frame: 'admin',
    file: 'admin/member-reports/member-reports.tsx',
    needs: 'overview',
  },
]
