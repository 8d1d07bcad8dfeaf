import type { Page } from '#platform/common/pages.ts'

export const pages: Page[] = [
  { path: '/delete-account', for: 'visitor', frame: 'signin', file: 'pages/delete-account.tsx' },
  {
    path: '/user-settings',
    for: 'user',
    frame: 'marketWithQueries',
    file: 'pages/user-settings.tsx',
    isOwn: true,
  },
  {
    path: '/seller-detail/{id}',
    for: 'public',
    frame: 'marketWithQueries',
    file: 'pages/seller-detail.$id.tsx',
  },
  { path: '/users-list', for: 'admin', frame: 'admin', file: 'admin/members.tsx', needs: 'overview' },
  { path: '/user/new', for: 'admin', frame: 'admin', file: 'admin/new-member.tsx', needs: 'memberHelp' },
  {
    path: '/user/{id}/edit',
    for: 'admin',
    frame: 'admin',
    file: 'admin/edit-member.tsx',
    needs: 'memberHelp',
  },
  {
    path: '/user/{id}/detail',
    for: 'admin',
    frame: 'admin',
    file: 'admin/member-page.tsx',
    needs: 'overview',
  },
]
