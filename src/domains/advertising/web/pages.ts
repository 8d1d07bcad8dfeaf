import type { Page } from '#platform/common/pages.ts'

export const pages: Page[] = [
  {
    path: '/advertisements',
    for: 'admin',
    frame: 'admin',
    file: 'admin/advertisements.tsx',
    needs: 'overview',
  },
  {
    path: '/advertisements/create',
    for: 'admin',
    frame: 'admin',
    file: 'admin/advertisement-page.tsx',
    needs: 'fullAdmins',
  },
  {
    path: '/advertisements/{id}/update',
    for: 'admin',
    frame: 'admin',
    file: 'admin/advertisement-page.tsx',
    needs: 'overview',
  },
]
