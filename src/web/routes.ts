import { layout, route, type RouteConfig } from '@react-router/dev/routes'
import { screens } from './admin/screens.ts'

const workshop = process.env.NODE_ENV === 'development' ? [route('dev/kit', 'routes/dev/dev.kit.tsx')] : []

const types = ['general', 'vehicle', 'property']
const info_pages = ['about-us', 'privacy-policy', 'terms-and-conditions']

/** Some screens share a module, so each has an id of its own. */
const listAdminRoutes = (isPlain: boolean) =>
  Object.entries(screens)
    .filter(([, screen]) => Boolean(screen.isPlain) === isPlain)
    .map(([path, { module }]) => route(path.slice(1).replace(/\{(\w+)\}/g, ':$1'), module, { id: path }))

export default [
  layout('routes/signin/layout.signin.tsx', [
    route('signin', 'routes/signin/signin.tsx'),
    route('admin-signin', 'routes/signin/admin-signin.tsx'),
    route('register', 'routes/signin/register.tsx'),
    route('verify-phone-number-otp', 'routes/signin/verify-phone-number-otp.tsx'),
    route('forgot-password', 'routes/signin/forgot-password.tsx'),
    route('otp-verification', 'routes/signin/otp-verification.tsx'),
    route('reset-password', 'routes/signin/reset-password.tsx'),
    route('delete-account', 'routes/signin/delete-account.tsx'),
  ]),
  layout('routes/market/layout.market.tsx', [
    layout('routes/market/layout.user.tsx', [
      route('home', 'routes/market/home.tsx'),
      route('categories', 'routes/market/categories.tsx'),
      route('frequently-asked-questions', 'routes/market/frequently-asked-questions.tsx'),
      ...info_pages.map((slug) => route(`info/${slug}`, 'routes/info/info-page.tsx', { id: `info.${slug}` })),
      route('info/transparency', 'routes/info/transparency.tsx'),
      route('trading-rules', 'routes/market/trading-rules.tsx'),
      route('api-docs', 'routes/info/api-docs.tsx'),
      layout('routes/market/layout.queries.tsx', [
        route('contact-us', 'routes/info/contact-us.tsx'),
        route('plans', 'routes/market/plans.tsx'),
        route('ibuy', 'routes/market/ibuy.tsx'),
        route('isell', 'routes/own/isell.tsx'),
        route('stock-feed', 'routes/stock/stock-feed.tsx'),
        route('iwatch', 'routes/own/iwatch.tsx'),
        route('iwon-ilost', 'routes/own/iwon-ilost.tsx'),
        route('irate', 'routes/own/irate.tsx'),
        route('ichat', 'routes/own/ichat.tsx'),
        route('offers/:id', 'routes/own/offers.$id.tsx'),
        route('notifications', 'routes/own/notifications.tsx'),
        route('reports', 'routes/own/reports.tsx'),
        route('user-settings', 'routes/own/user-settings.tsx'),
        route('seller-detail/:id', 'routes/shop/seller-detail.$id.tsx'),
        route('shop/:slug', 'routes/shop/shop.$slug.tsx'),
      ]),
    ]),
    layout('routes/listing/layout.plain.tsx', [
      ...types.flatMap((type) => [
        route(`${type}/new`, 'routes/listing/listing.new.tsx', { id: `${type}.new` }),
        route(`${type}/:id/detail`, 'routes/listing/listing.$id.detail.tsx', { id: `${type}.detail` }),
        route(`${type}/:id/edit`, 'routes/listing/listing.$id.edit.tsx', { id: `${type}.edit` }),
      ]),
      route('stop-alerts', 'routes/market/stop-alerts.tsx'),
      route('stop-emails', 'routes/market/stop-emails.tsx'),
      route('select-listing-type', 'routes/listing/select-listing-type.tsx'),
    ]),
  ]),
  layout('routes/info/layout.bare.tsx', [
    ...info_pages.map((slug) => route(`mb/${slug}`, 'routes/info/bare-page.tsx', { id: `mb.${slug}` })),
    layout('routes/market/layout.queries.tsx', { id: 'bare.queries' }, [
      route('contact-us-app', 'routes/info/contact-us-app.tsx'),
    ]),
  ]),
  layout('routes/admin/layout.admin.tsx', listAdminRoutes(false)),
  layout('routes/admin/layout.admin-plain.tsx', listAdminRoutes(true)),
  ...workshop,
  route('*', 'routes/market/not-found.tsx'),
] satisfies RouteConfig
