import type { Page } from '#platform/common/pages.ts'

export const pages: Page[] = [
  { path: '/categories', for: 'public', frame: 'market', file: 'pages/categories.tsx' },
  {
    path: '/categories-list',
    for: 'admin',
    frame: 'admin',
    file: 'admin/category-list.tsx',
    needs: 'overview',
  },
  {
    path: '/category/new',
    for: 'admin',
    frame: 'admin',
    file: 'admin/category-page.tsx',
    needs: 'fullAdmins',
  },
  {
    path: '/category/{id}/edit',
    for: 'admin',
    frame: 'admin',
    file: 'admin/category-page.tsx',
    needs: 'fullAdmins',
  },
  { path: '/filters-list', for: 'admin', frame: 'admin', file: 'admin/filter-list.tsx', needs: 'overview' },
  { path: '/faqs', for: 'admin', frame: 'admin', file: 'admin/faq-list.tsx', needs: 'overview' },
  { path: '/faq/new', for: 'admin', frame: 'admin', file: 'admin/faq-page.tsx', needs: 'fullAdmins' },
  { path: '/faq/{id}/edit', for: 'admin', frame: 'admin', file: 'admin/faq-page.tsx', needs: 'fullAdmins' },
]
