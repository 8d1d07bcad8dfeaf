export { routes } from './one.routes.ts'
