import type { Page } from '#platform/common/pages.ts'

export const pages: Page[] = [
  { path: '/stop-alerts', for: 'public', frame: 'plain', file: 'pages/stop-alerts.tsx' },
]
