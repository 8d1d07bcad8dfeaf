import { layout, route, type RouteConfig } from '@react-router/dev/routes'
import { screens } from '#domains/staff/web/shared/screens.ts'

/** A page of a domain. */
const page = (domain: string, name: string) => `../../domains/${domain}/web/pages/${name}.tsx`

/** A page of a member's own. */
const ownPage = (path: string, domain: string, name: string) =>
  route(path, page(domain, name), { id: `own/${name}` })

const workshop = process.env.NODE_ENV === 'development' ? [route('dev/kit', 'dev/dev.kit.tsx')] : []

const types = ['general', 'vehicle', 'property']
const infoPages = ['about-us', 'privacy-policy', 'terms-and-conditions']

/** Some screens share a module, so each has an id of its own. */
const listAdminRoutes = (isPlain: boolean) =>
  Object.entries(screens)
    .filter(([, screen]) => Boolean(screen.isPlain) === isPlain)
    .map(([path, { module }]) =>
      route(path.slice(1).replace(/\{(\w+)\}/g, ':$1'), `../../domains/${module}`, { id: path }),
    )

export default [
  layout(page('identity', 'layout.signin'), { id: 'signin-layout' }, [
    route('signin', page('identity', 'signin')),
    route('admin-signin', page('identity', 'admin-signin')),
    route('register', page('identity', 'register')),
    route('verify-phone-number-otp', page('identity', 'verify-phone-number-otp')),
    route('forgot-password', page('identity', 'forgot-password')),
    route('otp-verification', page('identity', 'otp-verification')),
    route('reset-password', page('identity', 'reset-password')),
    route('delete-account', page('accounts', 'delete-account')),
  ]),
  layout('layouts/layout.market.tsx', { id: 'market-layout' }, [
    layout('layouts/layout.user.tsx', [
      route('home', 'pages/home.tsx'),
      route('categories', page('catalogue', 'categories')),
      route('frequently-asked-questions', page('settings', 'frequently-asked-questions')),
      ...infoPages.map((slug) =>
        route(`info/${slug}`, page('settings', 'info-page'), { id: `info.${slug}` }),
      ),
      route('info/transparency', page('moderation', 'transparency')),
      route('trading-rules', page('auctions', 'trading-rules')),
      route('api-docs', page('partners', 'api-docs')),
      layout('layouts/layout.queries.tsx', [
        route('contact-us', page('chat', 'contact-us')),
        route('plans', page('billing', 'plans')),
        route('ibuy', page('search', 'ibuy')),
        ownPage('isell', 'selling', 'isell'),
        route('stock-feed', page('stock-feed', 'stock-feed')),
        ownPage('iwatch', 'watchlist', 'iwatch'),
        ownPage('iwon-ilost', 'trades', 'iwon-ilost'),
        ownPage('irate', 'reviews', 'irate'),
        ownPage('ichat', 'chat', 'ichat'),
        ownPage('offers/:id', 'offers', 'offers.$id'),
        ownPage('notifications', 'messaging', 'notifications'),
        ownPage('reports', 'insights', 'reports'),
        ownPage('user-settings', 'accounts', 'user-settings'),
        route('seller-detail/:id', page('accounts', 'seller-detail.$id')),
        route('shop/:slug', page('businesses', 'shop.$slug')),
      ]),
    ]),
    layout('layouts/layout.plain.tsx', [
      ...types.flatMap((type) => [
        route(`${type}/new`, page('selling', 'listing.new'), { id: `${type}.new` }),
        route(`${type}/:id/detail`, page('listings', 'listing.$id.detail'), { id: `${type}.detail` }),
        route(`${type}/:id/edit`, page('selling', 'listing.$id.edit'), { id: `${type}.edit` }),
      ]),
      route('stop-alerts', page('saved-searches', 'stop-alerts')),
      route('stop-emails', page('messaging', 'stop-emails')),
      route('select-listing-type', page('selling', 'select-listing-type')),
    ]),
  ]),
  layout('layouts/layout.bare.tsx', [
    ...infoPages.map((slug) => route(`mb/${slug}`, page('settings', 'bare-page'), { id: `mb.${slug}` })),
    layout('layouts/layout.queries.tsx', { id: 'bare.queries' }, [
      route('contact-us-app', page('chat', 'contact-us-app')),
    ]),
  ]),
  layout('admin/layout.admin.tsx', listAdminRoutes(false)),
  layout('admin/layout.admin-plain.tsx', listAdminRoutes(true)),
  ...workshop,
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig
