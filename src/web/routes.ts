import { layout, route, type RouteConfig } from '@react-router/dev/routes'

const workshop = process.env.NODE_ENV === 'development' ? [route('dev/kit', 'routes/dev/dev.kit.tsx')] : []

const types = ['general', 'vehicle', 'property']

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
      route('trading-rules', 'routes/market/trading-rules.tsx'),
      layout('routes/market/layout.queries.tsx', [
        route('plans', 'routes/market/plans.tsx'),
        route('ibuy', 'routes/market/ibuy.tsx'),
        route('isell', 'routes/own/isell.tsx'),
        route('iwatch', 'routes/own/iwatch.tsx'),
        route('iwon-ilost', 'routes/own/iwon-ilost.tsx'),
        route('irate', 'routes/own/irate.tsx'),
        route('ichat', 'routes/own/ichat.tsx'),
        route('offers/:id', 'routes/own/offers.$id.tsx'),
        route('notifications', 'routes/own/notifications.tsx'),
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
  layout('routes/admin/layout.admin.tsx', [
    route('admin-dashboard', 'routes/admin/admin-dashboard.tsx'),
    route('users-list', 'routes/admin/users-list.tsx'),
    route('user/new', 'routes/admin/user.new.tsx'),
    route('user/:id/edit', 'routes/admin/user.$id.edit.tsx'),
    route('user/:id/detail', 'routes/admin/user.$id.detail.tsx'),
    route('categories-list', 'routes/admin/categories-list.tsx'),
    route('category/new', 'routes/admin/category.new.tsx'),
    route('category/:id/edit', 'routes/admin/category.$id.edit.tsx'),
    route('filters-list', 'routes/admin/filters-list.tsx'),
    route('listings', 'routes/admin/listings.tsx'),
    route('failed-emails', 'routes/admin-messages/failed-emails.tsx'),
    route('email-previews', 'routes/admin-messages/email-previews.tsx'),
    route('email-previews/edit', 'routes/admin-messages/email-previews.edit.tsx'),
    route('reviews', 'routes/admin/reviews.tsx'),
    route('reviews/:id', 'routes/admin/reviews.$id.tsx'),
    route('member-reports', 'routes/admin-messages/member-reports.tsx'),
    route('chats', 'routes/admin-messages/chats.tsx'),
    route('support', 'routes/admin-messages/support.tsx'),
    route('subscription-invoices', 'routes/admin-money/subscription-invoices.tsx'),
    route('revenue', 'routes/admin-money/revenue.tsx'),
    route('user-payment-history/:id', 'routes/admin-money/user-payment-history.$id.tsx'),
    route('admin-notifications', 'routes/admin-messages/admin-notifications.tsx'),
    route('view-chat/:id', 'routes/admin-messages/view-chat.$id.tsx'),
    route('chat-history/:id', 'routes/admin-messages/chat-history.$id.tsx'),
    route('add-listing', 'routes/admin/add-listing.tsx'),
    route('settings', 'routes/admin/settings.tsx'),
    route('edit-settings', 'routes/admin/edit-settings.tsx'),
    route('subscription-plans', 'routes/admin/subscription-plans.tsx'),
    route('subscription-plan/new', 'routes/admin/subscription-plan.new.tsx'),
    route('subscription-plan/:id/edit', 'routes/admin/subscription-plan.$id.edit.tsx'),
    route('faqs', 'routes/admin/faqs.tsx'),
    route('faq/new', 'routes/admin/faq.new.tsx'),
    route('faq/:id/edit', 'routes/admin/faq.$id.edit.tsx'),
  ]),
  layout(
    'routes/admin/layout.admin-plain.tsx',
    types.flatMap((type) => [
      route(`${type}-listing/new`, 'routes/admin-listing/admin-listing.new.tsx', {
        id: `${type}-listing.new`,
      }),
      route(`${type}-listing/:id/edit`, 'routes/admin-listing/admin-listing.$id.edit.tsx', {
        id: `${type}-listing.edit`,
      }),
    ]),
  ),
  ...workshop,
  route('*', 'routes/market/not-found.tsx'),
] satisfies RouteConfig
