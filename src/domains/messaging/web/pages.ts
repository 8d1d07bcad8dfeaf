import type { Page } from '#platform/common/pages.ts'

export const pages: Page[] = [
  {
    path: '/notifications',
    for: 'user',
    frame: 'marketWithQueries',
    file: 'pages/notifications.tsx',
    isOwn: true,
  },
  { path: '/stop-emails', for: 'public', frame: 'plain', file: 'pages/stop-emails.tsx' },
  {
    path: '/admin-notifications',
    for: 'admin',
    frame: 'admin',
    file: 'pages/admin-notifications.tsx',
    needs: 'ownAccount',
  },
  {
    path: '/sent-messages',
    for: 'admin',
    frame: 'admin',
    file: 'admin/sent-messages/sent-messages.tsx',
    needs: 'overview',
  },
  {
    path: '/failed-emails',
    for: 'admin',
    frame: 'admin',
    file: 'admin/emails/failed-emails.tsx',
    needs: 'support',
  },
  {
    path: '/email-previews',
    for: 'admin',
    frame: 'admin',
    file: 'admin/emails/email-previews.tsx',
    needs: 'overview',
  },
  {
    path: '/email-previews/edit',
    for: 'admin',
    frame: 'admin',
    file: 'admin/emails/email-editor.tsx',
    needs: 'fullAdmins',
  },
]
