import type { Page } from '#platform/common/pages.ts'

export const pages: Page[] = [
  { path: '/plans', for: 'public', frame: 'marketWithQueries', file: 'pages/plans.tsx' },
  {
    path: '/subscription-plans',
    for: 'admin',
    frame: 'admin',
    file: 'admin/plans/plan-list.tsx',
    needs: 'overview',
  },
  {
    path: '/subscription-plan/new',
    for: 'admin',
    frame: 'admin',
    file: 'admin/plans/plan-page.tsx',
    needs: 'money',
  },
  {
    path: '/subscription-plan/{id}/edit',
    for: 'admin',
    frame: 'admin',
    file: 'admin/plans/plan-page.tsx',
    needs: 'money',
  },
  {
    path: '/subscription-invoices',
    for: 'admin',
    frame: 'admin',
    file: 'admin/invoices/invoices.tsx',
    needs: 'moneyReading',
  },
  {
    path: '/user-payment-history/{id}',
    for: 'admin',
    frame: 'admin',
    file: 'admin/invoices/member-payments.tsx',
    needs: 'moneyReading',
  },
]
