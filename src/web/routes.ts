import { layout, route, type RouteConfig } from '@react-router/dev/routes'

// The kit is looked at while it is worked on; nobody else is sent it.
const workshop = process.env.NODE_ENV === 'development' ? [route('dev/kit', 'routes/dev.kit.tsx')] : []

export default [
  layout('routes/layout.signin.tsx', [
    route('signin', 'routes/signin.tsx'),
    route('admin-signin', 'routes/admin-signin.tsx'),
    route('register', 'routes/register.tsx'),
    route('verify-phone-number-otp', 'routes/verify-phone-number-otp.tsx'),
    route('forgot-password', 'routes/forgot-password.tsx'),
    route('otp-verification', 'routes/otp-verification.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
    route('delete-account', 'routes/delete-account.tsx'),
  ]),
  layout('routes/layout.market.tsx', [
    layout('routes/layout.user.tsx', [
      route('home', 'routes/home.tsx'),
      route('categories', 'routes/categories.tsx'),
      route('frequently-asked-questions', 'routes/frequently-asked-questions.tsx'),
      route('ibuy', 'routes/ibuy.tsx'),
      route('isell', 'routes/isell.tsx'),
      route('iwatch', 'routes/iwatch.tsx'),
      route('iwon-ilost', 'routes/iwon-ilost.tsx'),
      route('notifications', 'routes/notifications.tsx'),
      route('user-settings', 'routes/user-settings.tsx'),
      route('seller-detail/:id', 'routes/seller-detail.$id.tsx'),
    ]),
    layout('routes/layout.plain.tsx', [
      route('general/new', 'routes/general.new.tsx'),
      route('general/:id/detail', 'routes/general.$id.detail.tsx'),
      route('general/:id/edit', 'routes/general.$id.edit.tsx'),
      route('vehicle/new', 'routes/vehicle.new.tsx'),
      route('vehicle/:id/detail', 'routes/vehicle.$id.detail.tsx'),
      route('vehicle/:id/edit', 'routes/vehicle.$id.edit.tsx'),
      route('property/new', 'routes/property.new.tsx'),
      route('property/:id/detail', 'routes/property.$id.detail.tsx'),
      route('property/:id/edit', 'routes/property.$id.edit.tsx'),
      route('stop-alerts', 'routes/stop-alerts.tsx'),
      route('select-listing-type', 'routes/select-listing-type.tsx'),
    ]),
  ]),
  layout('routes/layout.admin.tsx', [
    route('admin-dashboard', 'routes/admin-dashboard.tsx'),
    route('users-list', 'routes/users-list.tsx'),
    route('user/new', 'routes/user.new.tsx'),
    route('user/:id/edit', 'routes/user.$id.edit.tsx'),
    route('user/:id/detail', 'routes/user.$id.detail.tsx'),
    route('categories-list', 'routes/categories-list.tsx'),
    route('category/new', 'routes/category.new.tsx'),
    route('category/:id/edit', 'routes/category.$id.edit.tsx'),
    route('filters-list', 'routes/filters-list.tsx'),
    route('listings', 'routes/listings.tsx'),
    route('settings', 'routes/settings.tsx'),
    route('edit-settings', 'routes/edit-settings.tsx'),
    route('faqs', 'routes/faqs.tsx'),
    route('faq/new', 'routes/faq.new.tsx'),
    route('faq/:id/edit', 'routes/faq.$id.edit.tsx'),
  ]),
  ...workshop,
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
