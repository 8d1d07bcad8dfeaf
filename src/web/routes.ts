import { type RouteConfig, route } from '@react-router/dev/routes'

export default [route('dev/kit', 'routes/dev.kit.tsx'), route('*', 'routes/not-found.tsx')] satisfies RouteConfig
