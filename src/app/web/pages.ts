import type { Page } from '#platform/common/pages.ts'

export const pages: Page[] = [{ path: '/home', for: 'public', frame: 'market', file: 'pages/home.tsx' }]
