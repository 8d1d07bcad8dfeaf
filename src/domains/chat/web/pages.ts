import type { Page } from '#platform/common/pages.ts'

export const pages: Page[] = [
  { path: '/contact-us', for: 'public', frame: 'marketWithQueries', file: 'pages/contact-us.tsx' },
  { path: '/ichat', for: 'user', frame: 'marketWithQueries', file: 'pages/ichat.tsx', isOwn: true },
  { path: '/contact-us-app', for: 'public', frame: 'bareWithQueries', file: 'pages/contact-us-app.tsx' },
  { path: '/chats', for: 'admin', frame: 'admin', file: 'admin/chats/chats.tsx', needs: 'privateReading' },
  {
    path: '/view-chat/{id}',
    for: 'admin',
    frame: 'admin',
    file: 'admin/chats/chat-view.tsx',
    needs: 'privateReading',
  },
  {
    path: '/chat-history/{id}',
    for: 'admin',
    frame: 'admin',
    file: 'admin/chats/chat-history.tsx',
    needs: 'privateReading',
  },
  { path: '/support', for: 'admin', frame: 'admin', file: 'admin/support/support.tsx', needs: 'support' },
]
