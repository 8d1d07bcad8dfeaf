import type { Page } from '#platform/common/pages.ts'

export const pages: Page[] = [
  {
    path: '/frequently-asked-questions',
    for: 'public',
    frame: 'market',
    file: 'pages/frequently-asked-questions.tsx',
  },
  { path: '/info/about-us', for: 'public', frame: 'market', file: 'pages/info-page.tsx' },
  { path: '/info/privacy-policy', for: 'public', frame: 'market', file: 'pages/info-page.tsx' },
  { path: '/info/terms-and-conditions', for: 'public', frame: 'market', file: 'pages/info-page.tsx' },
  { path: '/mb/about-us', for: 'public', frame: 'bare', file: 'pages/bare-page.tsx' },
  { path: '/mb/privacy-policy', for: 'public', frame: 'bare', file: 'pages/bare-page.tsx' },
  { path: '/mb/terms-and-conditions', for: 'public', frame: 'bare', file: 'pages/bare-page.tsx' },
  {
    path: '/about-us',
    for: 'admin',
    frame: 'admin',
    file: 'admin/static-pages/static-page-overview.tsx',
    needs: 'overview',
  },
  {
    path: '/about-us/edit',
    for: 'admin',
    frame: 'admin',
    file: 'admin/static-pages/static-page-edit.tsx',
    needs: 'fullAdmins',
  },
  {
    path: '/privacy-policy',
    for: 'admin',
    frame: 'admin',
    file: 'admin/static-pages/static-page-overview.tsx',
    needs: 'overview',
  },
  {
    path: '/terms-and-conditions',
    for: 'admin',
    frame: 'admin',
    file: 'admin/static-pages/static-page-overview.tsx',
    needs: 'overview',
  },
  {
    path: '/static-page/edit/{slug}',
    for: 'admin',
    frame: 'admin',
    file: 'admin/static-pages/static-page-edit.tsx',
    needs: 'fullAdmins',
  },
  { path: '/settings', for: 'admin', frame: 'admin', file: 'admin/settings.tsx', needs: 'overview' },
  {
    path: '/edit-settings',
    for: 'admin',
    frame: 'admin',
    file: 'admin/edit-settings.tsx',
    needs: 'fullAdmins',
  },
]
