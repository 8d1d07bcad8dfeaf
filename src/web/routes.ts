import { layout, route, type RouteConfig } from '@react-router/dev/routes'

// The kit is looked at while it is worked on; nobody else is sent it.
const workshop = process.env.NODE_ENV === 'development' ? [route('dev/kit', 'routes/dev.kit.tsx')] : []

export default [
  layout('routes/layout.signin.tsx', [
    route('signin', 'routes/signin.tsx'),
    route('admin-signin', 'routes/admin-signin.tsx'),
    route('register', 'routes/register.tsx'),
    route('verify-phone-number-otp', 'routes/verify-phone-number-otp.tsx'),
  ]),
  layout('routes/layout.market.tsx', [
    layout('routes/layout.user.tsx', [
      route('home', 'routes/home.tsx'),
      route('categories', 'routes/categories.tsx'),
      route('ibuy', 'routes/ibuy.tsx'),
      route('isell', 'routes/isell.tsx'),
      route('iwatch', 'routes/iwatch.tsx'),
      route('iwon-ilost', 'routes/iwon-ilost.tsx'),
      route('notifications', 'routes/notifications.tsx'),
    ]),
    layout('routes/layout.plain.tsx', [
      route('general/new', 'routes/general.new.tsx'),
      route('general/:id/detail', 'routes/general.$id.detail.tsx'),
      route('general/:id/edit', 'routes/general.$id.edit.tsx'),
    ]),
  ]),
  layout('routes/layout.admin.tsx', [route('admin-dashboard', 'routes/admin-dashboard.tsx')]),
  ...workshop,
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
