import type { Page } from '#platform/common/pages.ts'

export const pages: Page[] = [
  { path: '/info/fees', for: 'public', frame: 'market', file: 'pages/fees-page.tsx' },
  { path: '/payouts', for: 'user', frame: 'marketWithQueries', file: 'pages/payouts.tsx', isOwn: true },
  { path: '/member-money', for: 'admin', frame: 'admin', file: 'admin/member-money.tsx', needs: 'money' },
  { path: '/info/buyer-protection', for: 'public', frame: 'market', file: 'pages/buyer-protection-page.tsx' },
]
