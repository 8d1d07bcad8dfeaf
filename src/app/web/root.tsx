import latin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { type ReactNode, Suspense } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from 'react-router'
import { findAddress } from '#platform/common/addresses.ts'
import './addresses.ts'
import {
  OfflinePage,
  PageProgress,
  ProblemPage,
  NoScriptNote,
  HydrationNotice,
} from './frames/hydration-notice.tsx'
import { useGuard } from '#platform/web/session/guard.ts'
import { lazyPart } from '#platform/web/loading/lazy-part.ts'
import { firstCallsScript } from '#platform/web/session/first-calls.ts'
import { reservedRoomScript } from '#platform/web/session/reserved-room.ts'
import { findProblem } from '#platform/web/session/problem.ts'
import { useSession } from '#platform/web/session/session.ts'
import earlyClick from '#platform/web/early-clicks/early-click.js?url'
import app from '#platform/web/styles/app.css?url'
import favicon from '#platform/web/styles/favicon.svg?url'
import { HeartDrawing } from '#platform/web/ui/icon-button.tsx'
import { HydrationProvider } from '#platform/web/ui/states/hydration.tsx'
import { themeScript } from '#platform/web/ui/theme.ts'
import { Toaster } from '#platform/web/ui/overlays/toast.tsx'

export const links: LinksFunction = () => [
  // React moves the scripts' preloads up here, and nothing is painted before these two.
  { rel: 'preload', href: app, as: 'style' },
  { rel: 'preload', href: earlyClick, as: 'script' },
  { rel: 'stylesheet', href: app },
  { rel: 'preload', href: latin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: favicon, type: 'image/svg+xml' },
]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-NZ" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <script dangerouslySetInnerHTML={{ __html: reservedRoomScript }} />
        <script dangerouslySetInnerHTML={{ __html: firstCallsScript }} />
        <Meta />
        <Links />
        {/* Like the style sheet, this runs before the first paint, so no click comes earlier. */}
        <script src={earlyClick} />
      </head>
      <body>
        <HydrationProvider>
          <NoScriptNote />
          <HeartDrawing />
          {children}
          <PageProgress />
          <HydrationNotice />
          <Toaster />
        </HydrationProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** Returns 404 for addresses missing from the table, even if a route would match. */
function refuseUnknown({ request }: { request: Request }): null {
  const { pathname } = new URL(request.url)
  if (!findAddress(pathname) && !(import.meta.env.DEV && pathname.startsWith('/dev/')))
    throw new Response(null, { status: 404 })
  return null
}

export const loader = refuseUnknown
export const clientLoader = refuseUnknown
export const shouldRevalidate = () => true

export default function Root() {
  return <Outlet />
}

const AdminProblem = lazyPart(
  async () => (await import('#domains/staff/web/frame/admin-problem.tsx')).AdminProblem,
)

export function ErrorBoundary({ error }: { error: unknown }) {
  useGuard()
  const { user } = useSession()
  if (isRouteErrorResponse(error) && findProblem(error)?.key === 'offline') return <OfflinePage />
  const status = isRouteErrorResponse(error) ? error.status : 500
  const page = <ProblemPage status={status} />
  return user?.type === 'admin' ? (
    <Suspense fallback={page}>
      <AdminProblem status={status} />
    </Suspense>
  ) : (
    page
  )
}
