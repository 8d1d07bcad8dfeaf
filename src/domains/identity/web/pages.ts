import type { Page } from '#platform/common/pages.ts'

export const pages: Page[] = [
  { path: '/signin', for: 'visitor', frame: 'signin', file: 'pages/signin.tsx' },
  { path: '/admin-signin', for: 'visitor', frame: 'signin', file: 'pages/admin-signin.tsx' },
  { path: '/register', for: 'visitor', frame: 'signin', file: 'pages/register.tsx' },
  {
    path: '/verify-phone-number-otp',
    for: 'visitor',
    frame: 'signin',
    file: 'pages/verify-phone-number-otp.tsx',
  },
  { path: '/forgot-password', for: 'visitor', frame: 'signin', file: 'pages/forgot-password.tsx' },
  { path: '/otp-verification', for: 'visitor', frame: 'signin', file: 'pages/otp-verification.tsx' },
  { path: '/reset-password', for: 'visitor', frame: 'signin', file: 'pages/reset-password.tsx' },
]
