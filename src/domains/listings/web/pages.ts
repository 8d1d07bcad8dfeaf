import type { Page } from '#platform/common/pages.ts'

export const pages: Page[] = [
  { path: '/general/{id}/detail', for: 'public', frame: 'plain', file: 'pages/listing.$id.detail.tsx' },
  { path: '/vehicle/{id}/detail', for: 'public', frame: 'plain', file: 'pages/listing.$id.detail.tsx' },
  { path: '/property/{id}/detail', for: 'public', frame: 'plain', file: 'pages/listing.$id.detail.tsx' },
  { path: '/listings', for: 'admin', frame: 'admin', file: 'admin/listings.tsx', needs: 'overview' },
  {
    path: '/add-listing',
    for: 'admin',
    frame: 'admin',
    file: 'admin/adding/add-listing.tsx',
    needs: 'memberHelp',
  },
]
