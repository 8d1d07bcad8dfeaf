import type { Page } from '#platform/common/pages.ts'

export const pages: Page[] = [
  { path: '/isell', for: 'user', frame: 'marketWithQueries', file: 'pages/isell.tsx', isOwn: true },
  { path: '/general/new', for: 'user', frame: 'plain', file: 'pages/listing.new.tsx' },
  { path: '/general/{id}/edit', for: 'user', frame: 'plain', file: 'pages/listing.$id.edit.tsx' },
  { path: '/vehicle/new', for: 'user', frame: 'plain', file: 'pages/listing.new.tsx' },
  { path: '/vehicle/{id}/edit', for: 'user', frame: 'plain', file: 'pages/listing.$id.edit.tsx' },
  { path: '/property/new', for: 'user', frame: 'plain', file: 'pages/listing.new.tsx' },
  { path: '/property/{id}/edit', for: 'user', frame: 'plain', file: 'pages/listing.$id.edit.tsx' },
  { path: '/select-listing-type', for: 'user', frame: 'plain', file: 'pages/select-listing-type.tsx' },
  {
    path: '/general-listing/new',
    for: 'admin',
    frame: 'adminPlain',
    file: 'pages/admin-listing.new.tsx',
    needs: 'memberHelp',
  },
  {
    path: '/general-listing/{id}/edit',
    for: 'admin',
    frame: 'adminPlain',
    file: 'pages/admin-listing.$id.edit.tsx',
    needs: 'memberHelp',
  },
  {
    path: '/vehicle-listing/new',
    for: 'admin',
    frame: 'adminPlain',
    file: 'pages/admin-listing.new.tsx',
    needs: 'memberHelp',
  },
  {
    path: '/vehicle-listing/{id}/edit',
    for: 'admin',
    frame: 'adminPlain',
    file: 'pages/admin-listing.$id.edit.tsx',
    needs: 'memberHelp',
  },
  {
    path: '/property-listing/new',
    for: 'admin',
    frame: 'adminPlain',
    file: 'pages/admin-listing.new.tsx',
    needs: 'memberHelp',
  },
  {
    path: '/property-listing/{id}/edit',
    for: 'admin',
    frame: 'adminPlain',
    file: 'pages/admin-listing.$id.edit.tsx',
    needs: 'memberHelp',
  },
]
